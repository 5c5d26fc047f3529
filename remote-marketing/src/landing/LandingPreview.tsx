import { lookOnlyNote, useMay } from '@steps/business';
import { counted, formatTime, RuleError } from '@steps/platform';
import { Segmented } from '@steps/platform/fields';
import { useLocation, useNavigate, useParams, useSearchParams } from '@steps/platform/router';
import { attempt, Box, ButtonLink, EmptyState, ErrorState, notify, Page, PageSkeleton } from '@steps/platform/ui';
import { Button } from 'antd';
import { ExternalLink, LayoutTemplate, RefreshCw, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deviceSizes } from '../editor/deviceSizes';
import { type Device, devices, type EditorDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { marketingPaths } from '../paths.generated';
import { useFittedScale } from '../studio/useFittedScale';
import { openPageId, useLandingSection } from './builderState';
import styles from './LandingPreview.module.css';
import { builderHref } from './landingAddresses';
import { documentOf, landingPages, useLandingPage } from './landingPage';
import { answersOf, contactFromAnswers } from './pageAnswers';
import { pageHtml, withoutScript } from './pageHtml';
import { isPageLink, pageFragment, pageInFragment } from './pageLink';
import { templateOf } from './templates';

/** Refresh of the landing preview (spec 2, section 9). */
const previewRefreshMs = 500;

interface Shown {
  readonly name: string;
  readonly document: EditorDocument;
  /** When it was last changed; a template and a shared page never are. */
  readonly updatedAt?: string;
  /** Its answers become contacts. */
  readonly own: boolean;
}

/** What the address asks for: the page in its fragment, a template, or a page of the business. */
function useShown(): { readonly shown?: Shown | undefined; readonly problem?: string; readonly waiting: boolean } {
  const { hash } = useLocation();
  const { templateId } = useParams();
  const [query] = useSearchParams();
  const page = useLandingPage(query.get('page') ?? openPageId());
  const [shared, setShared] = useState<{
    readonly hash: string;
    readonly shown?: Shown | undefined;
    readonly problem?: string;
  }>();
  useEffect(() => {
    let current = true;
    const read = async () => {
      try {
        const found = await pageInFragment(hash);
        if (current) setShared({ hash, shown: found && { ...found, own: false } });
      } catch (error) {
        if (current) setShared({ hash, problem: error instanceof Error ? error.message : String(error) });
      }
    };
    void read();
    return () => {
      current = false;
    };
  }, [hash]);
  if (shared?.hash !== hash) return { waiting: true };
  if (shared.problem) return { waiting: false, problem: shared.problem };
  if (shared.shown) return { waiting: false, shown: shared.shown };
  const template = templateOf(templateId);
  if (template) return { waiting: false, shown: { name: template.name, document: template.document, own: false } };
  if (templateId || !page) return { waiting: false };
  return {
    waiting: false,
    shown: { name: page.name, document: documentOf(page), updatedAt: page.updatedAt, own: true },
  };
}

const isDevice = (value: string | null): value is Device => devices.some((device) => device === value);

const backToPages = { label: 'Landing Pages', href: marketingPaths.landing.href() };

/** /marketing/landing/preview: a page as visitors get it, on the screens of part 2, section 9. */
export function LandingPreview() {
  useLandingSection();
  const { shown, problem, waiting } = useShown();
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = query.get('device');
  const device = isDevice(asked) ? asked : 'desktop';
  const mayChange = useMay()('change', landingPages.modules);
  const [round, setRound] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const blocks = shown ? reading(shown.document).length : 0;
  const { width, height } = deviceSizes[device];
  const editorHref = query.get('page') ? builderHref(query.get('page') ?? '') : marketingPaths.landingBuilder.href();
  const refresh = () => {
    setRefreshing(true);
    timer.current = setTimeout(() => {
      setRefreshing(false);
      setRound((last) => last + 1);
      notify({ title: 'Preview refreshed' });
    }, previewRefreshMs);
  };
  const share = async () => {
    if (!shown) return;
    try {
      const fragment = await pageFragment(shown.name, shown.document);
      await navigator.clipboard.writeText(addressWith(fragment, device));
      notify({ title: 'Preview link copied to clipboard' });
    } catch (error) {
      notify({
        title: 'Failed to copy link',
        tone: 'destructive',
        description: error instanceof RuleError ? error.message : undefined,
      });
    }
  };

  return (
    <Page
      title="Landing preview"
      heading={shown ? shown.name : 'Landing preview'}
      canonical={marketingPaths.landingPreview.href()}
      width="full"
      crumbs={[
        { label: 'Marketing', href: marketingPaths.marketing.href() },
        { label: 'Landing Pages', href: marketingPaths.landing.href() },
        { label: 'Preview' },
      ]}
      purpose={shown?.own && !mayChange ? lookOnlyNote : undefined}
      {...(isPageLink(hash) ? {} : { back: mayChange ? { label: 'Back to Editor', href: editorHref } : backToPages })}
      badges={shown?.updatedAt && <span className="s-tag">Updated {formatTime(shown.updatedAt)}</span>}
      actions={
        shown && (
          <>
            <Button icon={<RefreshCw size={16} aria-hidden />} loading={refreshing} onClick={refresh}>
              Refresh
            </Button>
            <Button icon={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
              Share
            </Button>
            <Button
              icon={<ExternalLink size={16} aria-hidden />}
              onClick={() => window.open(window.location.href, '_blank', 'noopener')}
            >
              New Tab
            </Button>
          </>
        )
      }
      filters={
        <>
          <Segmented
            label="Device"
            hideLabel
            value={device}
            onChange={(next) => {
              query.set('device', next);
              setQuery(query, { replace: true });
              if (hash) navigate({ search: `?${query.toString()}`, hash }, { replace: true });
            }}
            options={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'tablet', label: 'Tablet' },
              { value: 'mobile', label: 'Mobile' },
            ]}
          />
          <span className="s-faint">
            {width} × {height}
          </span>
          <span className="s-faint">{counted(blocks, 'block')}</span>
        </>
      }
    >
      {waiting ? (
        <PageSkeleton />
      ) : problem ? (
        <ErrorState title="The page could not be opened" what={problem} />
      ) : !shown || blocks === 0 ? (
        <EmptyState
          icon={LayoutTemplate}
          title="No Content Yet"
          purpose="Add blocks in the editor; they appear here as visitors will see them."
          action={mayChange && <ButtonLink to={editorHref}>Go to Editor</ButtonLink>}
        />
      ) : (
        <PreviewFrame key={round} shown={shown} device={device} />
      )}
    </Page>
  );
}

const addressWith = (fragment: string, device: Device) => {
  const { origin } = window.location;
  const query = device === 'desktop' ? '' : `?device=${device}`;
  return `${origin}${marketingPaths.landingPreview.href()}${query}${fragment}`;
};

/**
 * The exported page in a frame that runs no scripts and leads nowhere. Its form is answered here: what somebody sends becomes a
 * contact, as it will from an imported file of answers.
 */
function PreviewFrame({ shown, device }: { readonly shown: Shown; readonly device: Device }) {
  const { width, height } = deviceSizes[device];
  const listen = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    page.addEventListener('click', (event) => {
      const link = closestLink(event.target);
      if (link && !link.startsWith('#')) {
        event.preventDefault();
        notify({ title: 'Links are off in the preview', description: link });
      }
    });
    page.addEventListener('submit', (event) => {
      event.preventDefault();
      if (shown.own) answer(shown.name, event.target as HTMLFormElement);
      else notify({ title: 'Nothing was sent', description: 'Answers are kept for pages of your own.' });
    });
  };
  const { stage, scale } = useFittedScale(width);
  return (
    <Box clip padding={4} radius="surface" background="sunken">
      <div ref={stage} style={{ blockSize: height * scale, maxInlineSize: width, marginInline: 'auto' }}>
        <iframe
          className={styles.frame}
          title={`${shown.name}, ${device}`}
          sandbox="allow-same-origin allow-forms"
          srcDoc={withoutScript(pageHtml(shown.document, shown.name))}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          onLoad={({ currentTarget }) => listen(currentTarget)}
        />
      </div>
    </Box>
  );
}

// The frame has classes of its own: an element of it is no `Element` of this window.
const closestLink = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest?.('a')?.getAttribute('href') ?? undefined;

function answer(pageName: string, form: HTMLFormElement): void {
  const { answers, consent } = answersOf(form);
  attempt('The answer was not kept', () => {
    const contact = contactFromAnswers(pageName, answers, consent);
    form.reset();
    notify({ title: 'Contact added from the form', description: contact.name });
  });
}
