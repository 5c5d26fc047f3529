/** `keepFocus`, fetched once the first page is there. Returns the undo. */
export function watchFocus(): () => void {
  let ended = false;
  let stop = () => {};
  import('./keepFocus').then(
    ({ keepFocus }) => {
      if (!ended) stop = keepFocus();
    },
    (error) => console.warn('The focus is lost with what had it: what keeps it could not be fetched.', error),
  );
  return () => {
    ended = true;
    stop();
  };
}
