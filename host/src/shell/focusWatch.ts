/** `watchPage`, fetched once the first page is there. Returns the undo. */
export function watchFocus(): () => void {
  let ended = false;
  let stop = () => {};
  import('./watchPage').then(
    ({ watchPage }) => {
      if (!ended) stop = watchPage();
    },
    (error) => console.warn('The focus is lost with what had it: what keeps it could not be fetched.', error),
  );
  return () => {
    ended = true;
    stop();
  };
}
