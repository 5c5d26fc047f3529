import { useTyped } from '@steps/platform';
import { attempt, Dialog, FoundDraft, Stack, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { descriptionOf } from '../landing/pageHtml';
import type { SiteSource } from './siteFiles';
import { changePage } from './siteState';

interface PageDialogProps {
  readonly source: SiteSource;
  /** The home page has the site's own address. */
  readonly home: boolean;
  readonly onClose: () => void;
}

/** What the site says of a page: its address, its name in the menu, title and description for search engines. */
export function PageDialog({ source: { page, name, document }, home, onClose }: PageDialogProps) {
  const {
    typed: draft,
    type,
    forget,
    foundFrom,
  } = useTyped(`site-page:${page.pageId}`, {
    slug: page.slug,
    menu: page.menu,
    title: page.title,
    description: page.description,
  });
  const save = () => {
    const { slug, ...words } = draft;
    if (attempt('Not saved', () => changePage(page.pageId, home ? words : draft))) leave();
  };
  const leave = () => {
    forget();
    onClose();
  };
  const text = (key: keyof typeof draft, label: string, help: string, longest: number, placeholder = '') => (
    <TextField
      label={label}
      help={help}
      required={key === 'slug'}
      maxLength={longest}
      placeholder={placeholder}
      value={draft[key]}
      onChange={(value) => type({ ...draft, [key]: value })}
    />
  );
  return (
    <Dialog
      open
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        {!home && text('slug', 'Address', 'Letters, digits and hyphens: “about-us” for /about-us.', 60)}
        {text('menu', 'Name in the menu', 'Leave it empty to keep the page out of the menu.', 40)}
        {text(
          'title',
          'Title',
          `Search engines and links show it. ${draft.title.length} of about 60 characters.`,
          120,
          name,
        )}
        <TextArea
          label="Description"
          help={`Shown below the title. ${draft.description.length} of about 155 characters.`}
          required={false}
          maxLength={320}
          placeholder={descriptionOf(document)}
          value={draft.description}
          onChange={(value) => type({ ...draft, description: value })}
        />
        <FoundDraft from={foundFrom} />
      </Stack>
    </Dialog>
  );
}
