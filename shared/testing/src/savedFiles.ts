import { vi } from 'vitest';

/** A file that the browser was given to save. */
interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Catches saved files from now on, until `vi.restoreAllMocks()`. */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const given = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:saved-${given.size}`;
    given.set(url, file as Blob);
    return url;
  });
  const { click } = HTMLAnchorElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = given.get(this.href);
    if (file) files.push({ name: this.download, file });
    else click.call(this);
  });
  return files;
}
