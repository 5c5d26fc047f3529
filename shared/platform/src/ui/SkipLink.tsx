/** First stop of the Tab key: past the navigation, to the element with the id `to`. */
export function SkipLink({
  to = 'main',
  children = 'Skip to content',
}: {
  readonly to?: string;
  readonly children?: string;
}) {
  return (
    <a className="s-skip" href={`#${to}`}>
      {children}
    </a>
  );
}
