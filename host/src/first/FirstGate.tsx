import { GateFrame } from '../gate/GateFrame';
import { creation, GateHeader } from '../gate/GateHeader';
import styles from '../gate/gate.module.css';

/** Room for name, two choices, passphrase and its confirmation. */
const fields = ['name', 'with', 'without', 'passphrase', 'again'];

/**
 * The gate until its script has come: its words, and room for its fields. Nothing in it can be used yet, so it is not read
 * aloud either: the gate itself is, when it takes its place.
 */
export const FirstGate = () => (
  <div aria-hidden inert>
    <GateFrame>
      <div className={styles.card}>
        <div data-new>
          <GateHeader {...creation} />
        </div>
        {fields.map((field) => (
          <span key={field} className="s-bone" data-size="block" />
        ))}
      </div>
    </GateFrame>
  </div>
);
