import mjml2html from 'mjml-browser';

/** MJML as HTML for mail programs. Nothing is fetched: no fonts, no included files. */
export async function convertMjml(mjml: string): Promise<string> {
  const { html, errors } = await mjml2html(mjml, { fonts: {}, ignoreIncludes: true, validationLevel: 'soft' });
  const [first] = errors;
  if (first) throw new Error(`The email could not be written: ${first.formattedMessage ?? first.message}`);
  // Indents alone are a quarter of it, and Gmail clips by size.
  return html.replace(/[ \t]*\n\s*/gu, '\n');
}
