import { Row } from './Layout';
import { setSingleKeys, useSingleKeysOn } from './singleKeysChoice';

/** The one switch for single keys, wherever a page that has some offers it. */
export function SingleKeysSwitch() {
  const on = useSingleKeysOn();
  return (
    <Row as="label" gap={2} align="center" wrap>
      <input type="checkbox" checked={on} onChange={({ target }) => setSingleKeys(target.checked)} />
      Single keys work, on every page
    </Row>
  );
}
