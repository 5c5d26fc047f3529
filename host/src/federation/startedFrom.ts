/** In the page of a kept release: its id. */
export const releaseMeta = 'steps-release';

/** The release this page was started from; nothing when the network gave it. */
export const startedFrom = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${releaseMeta}]`)?.content;
