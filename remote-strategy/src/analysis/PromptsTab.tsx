import { Allowed, useActiveClient } from '@steps/business';
import { counted } from '@steps/platform';
import {
  ChoiceField,
  CopyButton,
  Grid,
  Menu,
  NothingFound,
  notify,
  Row,
  SearchField,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import styles from './PromptsTab.module.css';
import { phases } from './phases';
import { businessValues, filled, foundPrompts, placeholdersIn } from './promptRules';
import { type PromptCategory, type PromptTemplate, promptCategories, promptTemplates } from './prompts';
import type { AnalysisSession } from './session';
import { changePhase, dropPrompt, savePrompt } from './sessionState';

/** Prompts to start from: found by words and category, saved, filled from the business and used in a phase. */
export function PromptsTab({ session }: { readonly session: AnalysisSession }) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<PromptCategory | 'all' | 'saved'>('all');
  const shown = foundPrompts(promptTemplates, search, category === 'saved' ? 'all' : category).filter(
    ({ title }) => category !== 'saved' || session.savedPrompts.includes(title),
  );
  const clear = () => {
    setSearch('');
    setCategory('all');
  };
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={3} rowGap={2} align="center" wrap>
        <SearchField label="Search prompts" value={search} onChange={setSearch} />
        <ChoiceField
          label="Category"
          hideLabel
          value={category}
          onChange={setCategory}
          options={[
            { value: 'all', label: 'All categories' },
            ...promptCategories.map((one) => ({ value: one, label: titled(one) })),
            { value: 'saved', label: 'Saved' },
          ]}
        />
        <span className="s-faint" role="status">
          {counted(shown.length, 'prompt')}
        </span>
      </Row>
      {shown.length === 0 ? (
        <NothingFound searched={`“${search}” in ${category === 'all' ? 'all' : category} prompts`} onClear={clear} />
      ) : (
        <Grid as="ul" min={360} fill gap={4} className="s-plain">
          {shown.map((template) => (
            <Stack as="li" key={template.title}>
              <PromptCard template={template} session={session} />
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface PromptCardProps {
  readonly template: PromptTemplate;
  readonly session: AnalysisSession;
}

function PromptCard({ template, session }: PromptCardProps) {
  const client = useActiveClient();
  const { title, description, difficulty, estimatedTime, category, phase } = template;
  const saved = session.savedPrompts.includes(title);
  const text = filled(template.text, businessValues(client, session.industry));
  const save = () => {
    if (savePrompt(session.id, title)) notify({ title: 'Prompt Saved', description: title });
  };
  const use = (chosen: number) => {
    changePhase(session.id, chosen, { prompt: text });
    notify({ title: 'Prompt in use', description: `Phase ${chosen} will use “${title}”.` });
  };
  const open = placeholdersIn(text);
  return (
    <article className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p className="s-muted">{description}</p>
      <Row gap={2} align="center" wrap>
        <StatusTag>{titled(category)}</StatusTag>
        <StatusTag>{difficulty}</StatusTag>
        <span className="s-faint">{estimatedTime}</span>
      </Row>
      <details>
        <summary>Read the prompt</summary>
        <Text marginBottom={2} marginTop={2} breakWords>
          {text}
        </Text>
        {open.length > 0 && (
          <p className="s-faint">Fill in before a run: {open.map((name) => `[${name}]`).join(', ')}</p>
        )}
      </details>
      <Row gap={2} align="center" wrap>
        <Allowed action="change" module="strategy">
          {saved ? (
            <Button
              type="text"
              icon={<BookmarkCheck size={16} aria-hidden />}
              onClick={() => dropPrompt(session.id, title)}
              aria-label={`Saved: remove ${title}`}
            >
              Saved
            </Button>
          ) : (
            <Button
              type="text"
              icon={<Bookmark size={16} aria-hidden />}
              onClick={save}
              aria-label={`Save prompt ${title}`}
            >
              Save prompt
            </Button>
          )}
        </Allowed>
        <CopyButton text={text} label="Copy" />
        <Allowed action="change" module="strategy">
          <Menu
            label={`Use ${title} in a phase`}
            trigger="Use in a phase"
            align="end"
            items={phases.map(({ id, title: name }) => ({
              id: String(id),
              label: `${id}. ${name}`,
              detail: id === phase ? 'Fits best' : undefined,
              onSelect: () => use(id),
            }))}
          />
        </Allowed>
      </Row>
    </article>
  );
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
