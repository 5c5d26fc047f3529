import { useTaskRun } from '@steps/business/results';
import { BlockWriter } from '../../editor/BlockWriter';
import { sectionContent, type WrittenKind } from './sectionRules';

interface SectionWriterProps {
  readonly pageId: string;
  readonly id: string;
  readonly kind: WrittenKind;
}

/** Writes or rewrites the words of one section of a page. */
export function SectionWriter({ pageId, id, kind }: SectionWriterProps) {
  const work = useTaskRun(async () => (await import('../../tasks/landingSection')).landingSection);
  return (
    <BlockWriter
      id={id}
      noun="page"
      help="The offer, for whom, when and where, and what it costs."
      work={work}
      write={async (brief) => {
        const about = { collection: 'landingPages', id: pageId };
        return (await work.run({ section: kind, brief }, { about }))?.entry.id;
      }}
      taken={(before, approved) => sectionContent(kind, before, approved)}
    />
  );
}
