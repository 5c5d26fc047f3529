// @ts-check
/**
 * What the pages of this bench are given before their own scripts: it notes when the first rows show, when they can be used
 * because all are there, every main-thread
 * task over 50 ms, and how long each question to the search worker took.
 * @param {string} firstRow selector
 */
export function installKit(firstRow) {
  /** @type {{ start: number, took: number }[]} */
  const tasks = [];
  /** @type {number[]} */
  const searches = [];
  const kit = { tasks, searches, firstRows: 0, allRows: 0, until };
  Object.assign(window, { bench: kit });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ start: entry.startTime, took: entry.duration });
  }).observe({ type: 'longtask', buffered: true });

  const look = () => {
    const row = document.querySelector(firstRow);
    if (row?.checkVisibility()) kit.firstRows ||= performance.now();
    if (kit.firstRows && !row?.closest('[inert]')) kit.allRows = performance.now();
    else requestAnimationFrame(look);
  };
  look();

  window.Worker = class extends Worker {
    /** @type {Map<unknown, number>} */
    asked = new Map();
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      if (options?.name !== 'search') return;
      const post = this.postMessage.bind(this);
      /** @param {{ kind?: string, id?: unknown }} message @param {Transferable[]} [transfer] */
      const timed = (message, transfer) => {
        if (message.kind === 'find') this.asked.set(message.id, performance.now());
        post(message, transfer ?? []);
      };
      Object.assign(this, { postMessage: timed });
      this.addEventListener('message', ({ data }) => {
        const start = this.asked.get(data.id);
        if (data.kind === 'found' && start !== undefined) searches.push(performance.now() - start);
      });
    }
  };

  /**
   * Milliseconds from `act` until `check` holds and the page is laid out anew.
   * @param {() => void} act @param {() => boolean} check
   */
  function until(act, check) {
    return new Promise((done, fail) => {
      const finish = () => {
        if (!check()) return false;
        document.body.getBoundingClientRect();
        watch.disconnect();
        clearTimeout(timer);
        done(performance.now() - start);
        return true;
      };
      const watch = new MutationObserver(finish);
      const timer = setTimeout(() => {
        watch.disconnect();
        fail(new Error(`Waited in vain for ${check}`));
      }, 60_000);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const start = performance.now();
      act();
      finish();
    });
  }
}

/** Rows and controls of our list and of antd's table, for the same measurements. */
export const ours = {
  firstRow: 'main .s-list__body .s-list__row',
  rows: '.s-list__body .s-list__row',
  scroller: '.s-list__scroller',
  header: '.s-list__head [role="columnheader"]',
  sortButton: 'button',
  sorted: 'aria-sort',
  check: '.s-list__check input',
  selected: '[aria-selected="true"]',
  selectAll: '.s-list__head input[type="checkbox"]',
};

export const antds = {
  firstRow: 'main .ant-table-row',
  rows: '.ant-table-row',
  scroller: '.ant-table-tbody-virtual-holder',
  header: '.ant-table-thead th',
  sortButton: '.ant-table-column-sorters',
  sorted: 'aria-sort',
  check: '.ant-checkbox-input',
  selected: '.ant-table-row-selected',
  selectAll: '.ant-table-thead .ant-checkbox-input',
};
