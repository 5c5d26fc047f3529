import { Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { protectContent, useContentProtection } from '../protection/contentProtection';

/** The one switch of content protection, and what it does and does not do. */
export function ProtectionSection() {
  const { on, toolsOpen } = useContentProtection();
  return (
    <Section title="What it does" purpose="For this browser. It makes copying Steps itself harder, not your own data.">
      <Stack bound gap={4} maxWidth={480}>
        <Row as="label" gap={2} align="center" wrap>
          <input type="checkbox" checked={on} onChange={({ target }) => protectContent(target.checked)} />
          Protect the content of Steps
        </Row>
        <p className="s-muted">
          Texts of the interface open no menu, cannot be selected and cannot be dragged, and each second Steps looks
          whether developer tools are open. Fields, editors, what you have entered, code samples, copy buttons and
          screen readers work as always.
        </p>
        <p className="s-faint">It does not protect your records: a passphrase does.</p>
        {on && (
          <div aria-live="polite">
            <StatusTag tone={toolsOpen ? 'warning' : 'success'}>
              {toolsOpen ? 'Developer tools are open' : 'Developer tools are closed'}
            </StatusTag>
          </div>
        )}
      </Stack>
    </Section>
  );
}
