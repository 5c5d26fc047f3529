import { Page } from '@steps/platform/ui';
import { Newcomers } from '../newcomers/Newcomers';
import { pageWords } from '../pageWords.generated';

/** The first page: replace its content. */
export function __component__Page() {
  return (
    <Page {...pageWords.home}>
      <Newcomers />
    </Page>
  );
}
