/** The theme's colours as they are now, for what is drawn where its variables are not known. */
export interface ChartLook {
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly hairline: string;
  /** Bars of a list, and lines. */
  readonly series: string;
  readonly columns: string;
  readonly before: string;
  readonly font: string;
}

/** Reads them in the place of an element. */
export function chartLook(element: HTMLElement): ChartLook {
  const probe = document.createElement('span');
  element.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const look: ChartLook = {
    page: colour('--s-page'),
    surface: colour('--s-surface'),
    text: colour('--s-text'),
    muted: colour('--s-muted'),
    hairline: colour('--s-hairline'),
    series: colour('--s-chart-1'),
    columns: colour('--s-chart-3'),
    before: colour('--s-chart-6'),
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return look;
}
