import { Allowed, useMay } from '@steps/business';
import { textFinder } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { NothingFound, Page, SearchField, Section } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DocumentList } from '../editor/DocumentList';
import { emptyDocument } from '../editor/document';
import { ImportDocument } from '../editor/ImportDocument';
import { TemplateCard } from '../editor/TemplateCard';
import gallery from '../editor/TemplateGallery.module.css';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { designHref } from './emailAddresses';
import { useEmailDesigns } from './emailDesign';
import { createDesign } from './emailDesignState';
import { emailKind } from './emailKind';
import { readTemplate } from './mailFile';
import { brandedMailTheme } from './mailTheme';
import { emailTemplates } from './templates';
import type { EmailTemplate } from './templates/template';

/** The emails of the business, and templates to begin from. */
export function EmailList({ missing }: { readonly missing: boolean }) {
  const navigate = useNavigate();
  const all = useEmailDesigns();
  const mayAdd = useMay()('add', 'marketing');
  const [search, setSearch] = useState('');
  const holds = textFinder(search);
  const designs = all
    .filter(({ name, subject }) => holds(name, subject))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const begin = () =>
    navigate(designHref(createDesign({ name: 'New email', document: emptyDocument(brandedMailTheme()) }).id));
  return (
    <Page
      {...pageWords.emailBuilder}
      canonical={marketingPaths.emailBuilder.href()}
      width="full"
      back={{ label: 'Dashboard', href: paths.home.href() }}
      actions={
        <Allowed action="add" module="marketing">
          <ImportDocument kind={emailKind} accept=".json" add={addTemplate} />
        </Allowed>
      }
      primary={
        <Allowed action="add" module="marketing">
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={begin}>
            New email
          </Button>
        </Allowed>
      }
    >
      {missing && (
        <p role="alert" className="s-muted">
          That email no longer exists. It may have been deleted.
        </p>
      )}
      {all.length > 0 && <SearchField label="Search emails" value={search} onChange={setSearch} />}
      {all.length > 0 && designs.length === 0 && (
        <NothingFound searched={`“${search}”`} onClear={() => setSearch('')} clearLabel="Clear search" />
      )}
      <DocumentList
        kind={emailKind}
        label="Emails"
        rows={designs}
        factsOf={({ subject }) => subject || 'No subject yet'}
        onBegin={search === '' && mayAdd && begin}
      />
      <Section title="Templates" bare>
        <ul className={gallery.templates} aria-label="Templates">
          {emailTemplates.map((template) => (
            <TemplateCard
              key={template.id}
              kind={emailKind}
              template={template}
              purpose={template.purpose}
              create={() => createFrom(template)}
              onMade={navigate}
            />
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const createFrom = ({ id, name, subject, preheader, document }: EmailTemplate) =>
  createDesign({ name, subject, preheader, document, templateId: id });

/** Adds the email of a file that was exported before. */
function addTemplate(text: string) {
  const { notes, ...read } = readTemplate(text);
  return { row: createDesign(read), notes };
}
