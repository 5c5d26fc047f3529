import { CircleAlert, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { openAddress } from '../core/openAddress';
import { useTopDialog } from './dialogStack';
import { IconButton } from './IconButton';
import type { Notice } from './noticeRules';
import { dismissNotice, pauseNotices, resumeNotices, useNotices } from './notify';
import { useNoticePlace } from './useNoticePlace';
import './toaster.css';

/** Shows what `notify` was given. Mounted once, by `Overlays`. Lives inside an open dialog, for all else is inert then. */
export function Toaster() {
  const notices = useNotices();
  const dialog = useTopDialog();
  const place = useRef<HTMLElement>(null);
  useNoticePlace(place, notices.length > 0, dialog);
  const plain = notices.filter((notice) => notice.tone === 'default');
  const faults = notices.filter((notice) => notice.tone === 'destructive');
  return createPortal(
    <section
      ref={place}
      className="s-toaster"
      aria-label="Notifications"
      onPointerEnter={pauseNotices}
      onPointerLeave={resumeNotices}
      onFocus={pauseNotices}
      onBlur={resumeNotices}
    >
      {/* Both regions are there, empty, from the start: screen readers speak only what enters a region they know. */}
      <div className="s-toaster__region" role="alert" aria-atomic="false">
        {faults.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div className="s-toaster__region" role="status" aria-atomic="false">
        {plain.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </section>,
    dialog ?? document.body,
  );
}

function Toast({ notice }: { readonly notice: Notice }) {
  const { id, title, description, tone, action, link } = notice;
  // The notices are outside of the router. Without one, and with Ctrl, the browser follows the link.
  const follow = (event: MouseEvent) => {
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !openAddress(link.href)) return;
    event.preventDefault();
    dismissNotice(id);
  };
  return (
    <div className="s-toast" data-tone={tone}>
      {tone === 'destructive' && <CircleAlert className="s-toast__icon" size={16} aria-hidden />}
      <div className="s-toast__text">
        <div className="s-toast__title">{title}</div>
        {description && <div className="s-toast__description">{description}</div>}
        {link && (
          <a className="s-toast__link" href={link.href} onClick={follow}>
            {link.label}
          </a>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="s-button s-button--small"
          onClick={() => {
            dismissNotice(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={`Dismiss: ${title}`} icon={X} onClick={() => dismissNotice(id)} />
    </div>
  );
}
