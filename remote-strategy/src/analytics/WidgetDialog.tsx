import { MoneyField, NumberField, Segmented, SelectField } from '@steps/platform/fields';
import { Dialog, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type Shape, shapes, type Widget } from './board';
import { metricOf, metrics } from './metrics';
import type { Metric } from './metricTable';
import { type OwnPeriod, ownPeriods, type Step, steps } from './periodRules';
import { canShow, groupOf } from './widgetRules';

/** What the dialog asks: a widget without its place. */
export type WidgetChoice = Omit<Widget, 'id' | 'x' | 'y'>;

interface WidgetDialogProps {
  /** The widget to change; absent for a new one. */
  readonly widget?: Widget;
  readonly onSave: (choice: WidgetChoice) => void;
  readonly onClose: () => void;
}

/** Size of a new widget by its shape. */
const sizes: Readonly<Record<Shape, { readonly w: number; readonly h: number }>> = {
  figure: { w: 4, h: 2 },
  course: { w: 8, h: 4 },
  columns: { w: 6, h: 4 },
  bars: { w: 4, h: 4 },
  funnel: { w: 5, h: 5 },
};
const firstMetric = 'contact-made';

/** Asks what a widget counts and how it shows it. */
export function WidgetDialog({ widget, onSave, onClose }: WidgetDialogProps) {
  const [choice, setChoice] = useState<WidgetChoice>(
    widget ?? { metric: firstMetric, title: '', shape: 'figure', period: 'board', ...sizes.figure },
  );
  const metric = metricOf(choice.metric);
  const set = (patch: Partial<WidgetChoice>) => setChoice((last) => ({ ...last, ...patch }));
  const setShape = (shape: Shape) =>
    set({ shape, ...(widget?.shape === shape ? { w: widget.w, h: widget.h } : sizes[shape]) });
  const setMetric = (id: string) => {
    const next = metricOf(id);
    if (!next) return;
    setChoice(({ goal: _goal, group: _group, ...last }) => ({ ...last, metric: id }));
    if (!canShow(next, choice.shape)) setShape('figure');
  };
  const inTime = choice.shape === 'course' || choice.shape === 'columns';
  const save = () => {
    onSave({ ...choice, title: choice.title.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      title={widget ? 'Change widget' : 'Add widget'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={save} disabled={!metric}>
            {widget ? 'Save widget' : 'Add widget'}
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <SelectField
          label="What to measure"
          required
          value={choice.metric}
          onChange={setMetric}
          options={metrics.map(({ id, label, area, purpose }) => ({
            value: id,
            label: `${area}: ${label}`,
            detail: purpose,
          }))}
        />
        <SelectField
          label="Shape"
          required
          value={choice.shape}
          onChange={(shape) => setShape(shape as Shape)}
          options={(Object.keys(shapes) as Shape[])
            .filter((shape) => metric && canShow(metric, shape))
            .map((shape) => ({ value: shape, label: shapes[shape] }))}
        />
        {metric && choice.shape === 'bars' && (
          <SelectField
            label="Group by"
            required
            value={groupOf(choice, metric) ?? ''}
            onChange={(group) => set({ group })}
            options={Object.entries(metric.groups).map(([value, { label }]) => ({ value, label }))}
          />
        )}
        {inTime && (
          <SelectField
            label="Step"
            required={false}
            placeholder="The one that fits the dates"
            value={choice.step ?? ''}
            onChange={(step) =>
              setChoice(({ step: _step, ...last }) => ({ ...last, ...(step && { step: step as Step }) }))
            }
            options={(Object.keys(steps) as Step[]).map((step) => ({ value: step, label: steps[step] }))}
          />
        )}
        <Segmented<OwnPeriod>
          label="Dates"
          options={(Object.keys(ownPeriods) as OwnPeriod[]).map((value) => ({ value, label: ownPeriods[value] }))}
          value={choice.period}
          onChange={(period) => set({ period })}
        />
        {metric && (choice.shape === 'figure' || inTime) && (
          <GoalField
            metric={metric}
            value={choice.goal}
            onChange={(goal) =>
              setChoice(({ goal: _goal, ...last }) => ({ ...last, ...(goal !== undefined && { goal }) }))
            }
            each={inTime}
          />
        )}
        <TextField
          label="Title"
          required={false}
          placeholder={metric?.label}
          value={choice.title}
          onChange={(value) => set({ title: value })}
        />
      </Stack>
    </Dialog>
  );
}

interface GoalFieldProps {
  readonly metric: Metric;
  readonly value: number | undefined;
  readonly onChange: (goal: number | undefined) => void;
  readonly each: boolean;
}

function GoalField({ metric: { unit, good }, value, onChange, each }: GoalFieldProps) {
  const help = `${good === 'less' ? 'To stay under' : 'To reach'}${each ? ' in each step: a dashed line' : ''}.`;
  const facts = { help, required: false, value, onChange } as const;
  if (unit === 'money') return <MoneyField label="Goal" {...facts} />;
  if (unit === 'minutes') return <NumberField label="Goal in minutes" min={0} {...facts} />;
  return <NumberField label="Goal" min={0} {...facts} />;
}
