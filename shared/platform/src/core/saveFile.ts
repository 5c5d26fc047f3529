/**
 * Hands a file to the browser to save; a text says its MIME type. It asks nobody: what takes records out of the product
 * goes through `exportFile`.
 */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const file = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  // biome-ignore lint/plugin/allowExport: the one piece that hands files to the browser
  link.download = name;
  link.click();
  // The browser takes the file in a later task; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
