import { ConfigProvider } from 'antd';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialogStack';
import { IconButton } from './IconButton';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  /** Asked for by Esc, the cross or (with `closeOnBackdrop`) a press outside; the owner sets `open`. */
  readonly onClose: () => void;
  /** Actions, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Off by default: a stray press must not throw typed work away. */
  readonly closeOnBackdrop?: boolean;
  readonly children?: ReactNode;
}

const focusable = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** A modal dialog on the platform's own `<dialog>`: focus stays inside, Esc closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? <Frame kind="dialog" {...props} /> : null;
}

/** The same at the side of the window, or from the bottom on phones. */
export function Sheet(props: DialogProps) {
  return props.open ? <Frame kind="sheet" closeOnBackdrop {...props} /> : null;
}

function Frame({
  kind,
  title,
  description,
  onClose,
  footer,
  size = 'medium',
  closeOnBackdrop = false,
  children,
}: DialogProps & { readonly kind: 'dialog' | 'sheet' }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // The browser would start at the cross; work starts in the content.
    const content = ['.s-dialog__body', '.s-dialog__footer'].map((part) =>
      element.querySelector<HTMLElement>(`${part} :is(${focusable})`),
    );
    (content[0] ?? content[1])?.focus();
    const pop = pushDialog(element);
    return () => {
      pop();
      // Closing before it leaves the page is what gives the focus back.
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="s-dialog"
      data-kind={kind}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        // React lets `cancel` of a file input inside bubble up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      {/* antd's popups must open inside: outside a modal dialog everything is inert and behind it. */}
      <ConfigProvider getPopupContainer={() => dialog.current ?? document.body}>
        <div className="s-dialog__frame">
          <header className="s-dialog__header">
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              {description && (
                <p id={`${id}-description`} className="s-muted">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" icon={X} onClick={onClose} />
          </header>
          {children && <div className="s-dialog__body">{children}</div>}
          {footer && <footer className="s-dialog__footer">{footer}</footer>}
        </div>
      </ConfigProvider>
    </dialog>
  );
}
