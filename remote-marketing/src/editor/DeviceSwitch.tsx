import { Monitor, Smartphone, Tablet } from 'lucide-react';
import styles from './BuilderHeader.module.css';
import type { Device } from './document';
import { useEditing, useOpenEditorOf } from './EditorContext';

const screens = [
  { device: 'desktop', label: 'Desktop', icon: Monitor },
  { device: 'tablet', label: 'Tablet', icon: Tablet },
  { device: 'mobile', label: 'Mobile', icon: Smartphone },
] as const;

/** The screen that is shown and that styles are set for; `devices` are those that the document is made for. */
export function DeviceSwitch({ devices }: { readonly devices?: readonly Device[] | undefined }) {
  const editor = useOpenEditorOf();
  const current = useEditing((state) => state.device);
  return (
    <fieldset className={styles.devices}>
      <legend className="s-hidden">Device</legend>
      {screens
        .filter(({ device }) => devices?.includes(device) ?? true)
        .map(({ device, label, icon: Icon }) => (
          <button
            key={device}
            type="button"
            className={styles.device}
            aria-label={label}
            aria-pressed={device === current}
            onClick={() => editor.set({ device })}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
    </fieldset>
  );
}
