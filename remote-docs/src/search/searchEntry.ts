/** A part of an article that can be found: what is below one heading. */
export interface SearchEntry {
  /** Its address, with the heading's anchor. */
  readonly href: string;
  /** Title of the article. */
  readonly title: string;
  /** The heading, empty above the first one. */
  readonly heading: string;
  /** "Help", "Documentation" or "Changelog". */
  readonly group: string;
  readonly keywords: string;
  readonly text: string;
}
