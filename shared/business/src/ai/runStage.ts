/** What a task or a turn of a conversation is doing right now. */
export type RunStage =
  /** The built-in engine, which waits for nobody. */
  | { readonly at: 'writing' }
  /** The browser fetches its model first. */
  | { readonly at: 'downloading'; readonly percent: number }
  /** A model that is kept in this browser comes into memory. */
  | { readonly at: 'loading'; readonly percent: number }
  /** No answer of any kind yet. */
  | { readonly at: 'connecting' }
  /** The engine has the question and has not written a word. */
  | { readonly at: 'waiting' }
  | { readonly at: 'receiving'; readonly characters: number }
  | { readonly at: 'looking-up'; readonly tool: string }
  | { readonly at: 'checking' }
  | { readonly at: 'retrying'; readonly why: string; readonly waitMs: number };

/** The stage as a line for the screen. */
export function stageText(stage: RunStage): string {
  switch (stage.at) {
    case 'writing':
      return 'Writing';
    case 'downloading':
      return `Downloading the browser’s model, ${stage.percent} %`;
    case 'loading':
      return `Loading the model, ${stage.percent} %`;
    case 'connecting':
      return 'Connecting to the model';
    case 'waiting':
      return 'Waiting for the first word';
    case 'receiving':
      return `Receiving, ${stage.characters.toLocaleString('en-GB')} characters so far`;
    case 'looking-up':
      return `Looking up: ${stage.tool.replaceAll('_', ' ')}`;
    case 'checking':
      return 'Checking the answer';
    case 'retrying': {
      const seconds = Math.ceil(stage.waitMs / 1000);
      return seconds > 0 ? `${stage.why}; trying again in ${seconds} s` : `${stage.why}; asking again`;
    }
  }
}

/** The stage without its figures, to be read aloud once: "Receiving". */
export function stageName(stage: RunStage): string {
  if (stage.at === 'receiving') return 'Receiving';
  if (stage.at === 'loading') return 'Loading the model';
  return stage.at === 'downloading' ? 'Downloading the browser’s model' : stageText(stage);
}

/** The stages passed so far with the next one: figures of the same stage replace each other. */
export function withStage(stages: readonly RunStage[], next: RunStage): readonly RunStage[] {
  const last = stages.at(-1);
  return last && stageName(last) === stageName(next) ? [...stages.slice(0, -1), next] : [...stages, next];
}
