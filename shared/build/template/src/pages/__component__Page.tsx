import { Page } from '@steps/shared/ui';
import { Newcomers } from '../newcomers/Newcomers';

/** The first page: replace its content. */
export function __component__Page() {
  return (
    <Page title="__title__" purpose="What people do here, in one short line.">
      <Newcomers />
    </Page>
  );
}
