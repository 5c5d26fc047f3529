import type { ModelFacts } from '@steps/assistant/host';
import { useAiConnection } from '@steps/business/ai';
import { UploadField } from '@steps/platform/fields';
import { sizeText } from '@steps/platform/numbers';
import { confirm, ListSkeleton, ProgressBar, Row, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { AddressField } from '../forms/AddressField';
import { FoundModelCard } from './FoundModelCard';
import {
  chooseModelFile,
  deleteModel,
  lookAtModel,
  readKeptModels,
  stopModelWork,
  tryModel,
  useLocalModels,
} from './localModelState';

/** Model files that are kept in this browser and run in it. */
export function LocalModels() {
  const { kept, found, work, problem } = useLocalModels();
  useEffect(() => {
    void readKeptModels();
    return stopModelWork;
  }, []);
  return (
    <Section
      title="Model on this device"
      purpose="A language model as a file (GGUF) that runs in this browser. No server is needed, and nothing you write leaves this device."
    >
      <Stack bound gap={4} maxWidth={560}>
        {kept === undefined ? <ListSkeleton /> : <KeptModels models={kept} />}
        {work && <Progress work={work} name={found?.facts.name} />}
        {problem && (
          <p className="s-field__error" role="alert">
            <Text as="span" breakWords>
              {problem}
            </Text>
          </p>
        )}
        {found ? <FoundModelCard found={found} busy={work !== undefined} /> : <ChooseModel busy={work !== undefined} />}
      </Stack>
    </Section>
  );
}

function KeptModels({ models }: { readonly models: readonly ModelFacts[] }) {
  const { engine, local } = useAiConnection();
  if (models.length === 0) {
    return (
      <Text tone="muted">
        No model is kept yet. Models of 1 to 3 billion parameters, in files of 0.7 to 2 GB, suit most computers: the
        larger, the better and the slower.
      </Text>
    );
  }
  return (
    <Stack as="ul" plain gap={3} aria-label="Models kept in this browser">
      {models.map((model) => (
        <KeptModel key={model.file} model={model} inUse={engine === 'local' && local === model.file} />
      ))}
    </Stack>
  );
}

function KeptModel({ model, inUse }: { readonly model: ModelFacts; readonly inUse: boolean }) {
  const { work, speed } = useLocalModels();
  const busy = work !== undefined;
  const remove = async () => {
    const yes = await confirm({
      title: `Remove “${model.name}”?`,
      text: `Its file of ${sizeText(model.bytes)} is deleted from this browser. To use it again, you need the file or its address.`,
      action: 'Remove model',
      tone: 'danger',
    });
    if (yes) await deleteModel(model.file, inUse);
  };
  return (
    <Row as="li" gap={3} rowGap={2} align="center" wrap bordered radius="control" padding={3}>
      <Stack gap="half" basis={240} shrink>
        <Row gap={2} align="center" wrap>
          <Text as="span" weight={500} breakWords>
            {model.name}
          </Text>
          {inUse && <StatusTag tone="success">In use</StatusTag>}
        </Row>
        <Text as="span" size={13} tone="muted" breakWords>
          {[sizeText(model.bytes), model.quantisation, model.licence ?? 'licence not stated'].join(' · ')}
        </Text>
        {inUse && speed !== undefined && (
          <Text as="span" size={13} tone="muted" role="status">
            It answers: about {Math.max(1, Math.round(speed))} tokens a second.
          </Text>
        )}
      </Stack>
      <Row gap={2} wrap>
        {inUse ? (
          <Button disabled={busy} onClick={() => void tryModel(model.file)}>
            Test model
          </Button>
        ) : (
          <Button disabled={busy} onClick={() => chooseModelFile(model.file)}>
            Use model
          </Button>
        )}
        <Button danger disabled={busy} aria-label={`Remove ${model.name}`} onClick={() => void remove()}>
          Remove
        </Button>
      </Row>
    </Row>
  );
}

function Progress({
  work,
  name = 'the model',
}: {
  readonly work: NonNullable<ReturnType<typeof useLocalModels>['work']>;
  readonly name?: string | undefined;
}) {
  const words = { looking: 'Reading the file', keeping: `Keeping ${name}`, loading: 'Loading the model' }[work.what];
  return (
    <Stack gap={2}>
      <ProgressBar label={words} value={work.percent} />
      <Row gap={3} align="center">
        <Text as="span" tone="muted" tabular>
          {words}
          {work.percent !== undefined && `, ${work.percent} %`}
        </Text>
        <Button onClick={stopModelWork}>Stop</Button>
      </Row>
    </Stack>
  );
}

function ChooseModel({ busy }: { readonly busy: boolean }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!address.trim()) return setError('Enter the web address of a model file.');
    void lookAtModel(address);
  };
  return (
    <>
      <UploadField
        label="Add a model file"
        help="A GGUF file on this device. It is read here and sent nowhere."
        accept=".gguf"
        kind="GGUF file"
        disabled={busy}
        value={[]}
        onChange={([file]) => {
          if (file) void lookAtModel(file);
        }}
      />
      <Stack as="form" gap={3} noValidate onSubmit={submit}>
        <AddressField
          label="Or a link to it"
          help="Only the beginning is read until you choose to keep it."
          placeholder="https://example.com/model.gguf"
          error={error}
          value={address}
          onChange={(text) => {
            setAddress(text);
            setError(undefined);
          }}
        />
        <div>
          <Button htmlType="submit" disabled={busy}>
            Look at model
          </Button>
        </div>
      </Stack>
    </>
  );
}
