import type { PublishedForm } from '@steps/business/forms';
import { CopyButton, Stack } from '@steps/platform/ui';
import { formSnippet } from './formSnippet';

interface FormSnippetProps {
  readonly form: PublishedForm;
  readonly office: string;
  readonly buttonText: string;
}

/** The published form as HTML, to be copied into another website. */
export function FormSnippet({ form, office, buttonText }: FormSnippetProps) {
  return (
    <Stack gap={2}>
      <strong>For another website</strong>
      <span className="s-muted">
        Copy the form as HTML and paste it where it is to stand. It looks as that website does, and works without
        scripts too.
      </span>
      <div>
        <CopyButton text={formSnippet(form, office, buttonText)} label="Copy the form" />
      </div>
    </Stack>
  );
}
