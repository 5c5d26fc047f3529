import { ChoiceField } from '@steps/platform/ui';
import { Button } from 'antd';
import { BellRing } from 'lucide-react';
import { useState } from 'react';

interface ReminderFieldProps {
  /** Minutes before the start; `undefined` for none. */
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
}

const choices: readonly [number, string][] = [
  [0, 'When it starts'],
  [5, '5 minutes before'],
  [10, '10 minutes before'],
  [15, '15 minutes before'],
  [30, '30 minutes before'],
  [60, '1 hour before'],
  [120, '2 hours before'],
  [1440, '1 day before'],
];

/** When to be reminded. The browser's own notifications are asked for only by a press here. */
export function ReminderField({ value, onChange }: ReminderFieldProps) {
  const known = value === undefined || choices.some(([minutes]) => minutes === value);
  return (
    <div>
      <ChoiceField
        label="Reminder"
        help="Reminders appear only while Steps is open in this browser."
        value={value === undefined ? '' : String(value)}
        onChange={(minutes) => onChange(minutes === '' ? undefined : Number(minutes))}
        options={[
          { value: '', label: 'No reminder' },
          ...(known ? [] : [{ value: String(value), label: `${value} minutes before` }]),
          ...choices.map(([minutes, label]) => ({ value: String(minutes), label })),
        ]}
      />
      {value !== undefined && <BrowserNotifications />}
    </div>
  );
}

function BrowserNotifications() {
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? undefined : Notification.permission,
  );
  if (permission === undefined) return null;
  if (permission === 'granted') return <p className="s-faint">Your browser shows reminders as notifications too.</p>;
  if (permission === 'denied') {
    return <p className="s-faint">Notifications are blocked for this site. Reminders show in Steps only.</p>;
  }
  return (
    <Button
      size="small"
      icon={<BellRing size={14} aria-hidden />}
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      Allow browser notifications
    </Button>
  );
}
