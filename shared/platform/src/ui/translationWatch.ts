/** `keepTranslated`, fetched once the first page is there: a visit that is never translated need not wait for it. Returns the undo. */
export function watchTranslation(): () => void {
  let ended = false;
  let stop = () => {};
  const start = async () => {
    try {
      const { keepTranslated } = await import('./translatedPage');
      if (!ended) stop = keepTranslated();
    } catch (error) {
      console.warn('A translated page may show old figures: what keeps them in step could not be fetched.', error);
    }
  };
  void start();
  return () => {
    ended = true;
    stop();
  };
}
