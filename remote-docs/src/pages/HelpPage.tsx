import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { Page, Tabs } from '@steps/platform/ui';
import { groupOf, placeOf } from '../content/articles';
import { GuideCard } from '../content/GuideCard';
import help from '../content/help/contents.md';
import { FaqTab, FeaturesTab, TroubleshootingTab } from '../help/ArticleTabs';
import { ContactTab } from '../help/ContactTab';
import { HelpArticle } from '../help/HelpArticle';
import styles from '../help/help.module.css';
import { ShortcutsTab } from '../help/ShortcutsTab';
import { topicHref } from '../help/topicHref';
import { pageWords } from '../pageWords.generated';
import { ArticleSearch } from '../search/ArticleSearch';

/** The six tabs of the help centre (spec 2, section 2.14), in order. */
export const helpTabs = [
  { id: 'getting-started', label: 'Getting Started' },
  { id: 'features', label: 'Features' },
  { id: 'troubleshooting', label: 'Troubleshooting' },
  { id: 'shortcuts', label: 'Shortcuts' },
  { id: 'faq', label: 'FAQ' },
  { id: 'contact', label: 'Contact' },
] as const;

type HelpTab = (typeof helpTabs)[number]['id'];

const panels: Readonly<Record<HelpTab, () => React.JSX.Element>> = {
  'getting-started': GettingStartedTab,
  features: FeaturesTab,
  troubleshooting: TroubleshootingTab,
  shortcuts: ShortcutsTab,
  faq: FaqTab,
  contact: ContactTab,
};

/** The help centre: at `/help`, and as the module `help`. An address with `topic` shows that article. */
export function HelpPage() {
  const [params, setParams] = useSearchParams();
  const place = placeOf(help, params.get('topic') ?? '');
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete('topic');
        return next;
      },
      { replace: name === 'q' },
    );

  if (place) return <HelpArticle {...place} />;
  return (
    <Page {...pageWords.help} canonical={paths.help.href()} back={{ label: 'Dashboard', href: paths.home.href() }}>
      <ArticleSearch label="Search help" query={params.get('q') ?? ''} onQuery={(query) => change('q', query)}>
        <Tabs
          label="Parts of the help centre"
          value={params.get('tab') ?? ''}
          onChange={(tab) => change('tab', tab)}
          tabs={helpTabs.map(({ id, label }) => {
            const Panel = panels[id];
            return { id, label, panel: <Panel /> };
          })}
        />
      </ArticleSearch>
    </Page>
  );
}

/** The four guides, in the order in which somebody new needs them. */
function GettingStartedTab() {
  return (
    <ol className={styles.guides}>
      {groupOf(help, 'Getting Started').map(({ id, title, summary, minutes }) => (
        <li key={id}>
          <GuideCard {...{ title, summary, minutes }} href={topicHref(id)} />
        </li>
      ))}
    </ol>
  );
}
