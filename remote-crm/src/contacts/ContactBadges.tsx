import { StatusTag } from '@steps/platform/ui';
import { Flame, Snowflake, Thermometer } from 'lucide-react';
import { statusLabel, statusTone, type Temperature, temperatureLabels } from '../nouns/contactWords';
import type { BadgeLook } from '../records/recordPage/StateBadges';

/** A contact's status as a tag. */
export function ContactStatus({ status }: { readonly status: string }) {
  return <StatusTag tone={statusTone(status)}>{statusLabel(status)}</StatusTag>;
}

const looks = {
  cold: { tone: 'info', icon: Snowflake },
  warm: { tone: 'warning', icon: Thermometer },
  hot: { tone: 'danger', icon: Flame },
} as const;

export const contactLooks = {
  status: (status: string): BadgeLook => ({ tone: statusTone(status) }),
  temperature: (temperature: string): BadgeLook => looks[temperature as Temperature],
};

/** A contact's temperature as a tag. */
export function TemperatureTag({ temperature }: { readonly temperature: Temperature }) {
  return <StatusTag {...looks[temperature]}>{temperatureLabels[temperature]}</StatusTag>;
}
