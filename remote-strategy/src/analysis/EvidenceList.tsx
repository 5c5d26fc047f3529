import { Row, Stack, Text } from '@steps/platform/ui';
import { type ReactNode, useId } from 'react';
import styles from './EvidenceList.module.css';

interface EvidenceListProps<One> {
  /** In their order; what `used` has is ticked and numbered. */
  readonly all: readonly One[];
  readonly used: readonly One[];
  readonly idOf: (one: One) => string;
  /** What it is, what it says and where it comes from. */
  readonly wordsOf: (one: One) => { readonly title: string; readonly says: string; readonly origin: ReactNode };
  readonly disabled?: boolean;
  readonly onUse: (one: One, use: boolean) => void;
  /** Before the tick. */
  readonly actionsOf?: (one: One) => ReactNode;
}

/** What a run is told, numbered as its result will name it; each can be left out. */
export function EvidenceList<One>(props: EvidenceListProps<One>) {
  const { all, used, idOf, wordsOf, disabled, onUse, actionsOf } = props;
  const list = useId();
  return (
    <Stack as="ul" plain>
      {all.map((one) => {
        const id = `${list}-${idOf(one)}`;
        const at = used.indexOf(one);
        const { title, says, origin } = wordsOf(one);
        return (
          <Row
            key={id}
            as="li"
            gap={2}
            paddingY={2}
            divider="below"
            size={13}
            className={styles.item}
            data-out={at < 0 || undefined}
          >
            <span className={styles.number}>{at < 0 ? '–' : at + 1}</span>
            <Text as="div" grow shrink breakWords className={styles.words}>
              <label htmlFor={id}>{title}</label>
              <p>{says}</p>
              <p className="s-faint">{origin}</p>
            </Text>
            {actionsOf?.(one)}
            <input
              id={id}
              type="checkbox"
              checked={at >= 0}
              disabled={disabled}
              onChange={(event) => onUse(one, event.target.checked)}
            />
          </Row>
        );
      })}
    </Stack>
  );
}
