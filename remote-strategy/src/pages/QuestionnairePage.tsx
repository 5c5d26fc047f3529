import { lookOnlyNote, useMay } from '@steps/business';
import { useCollectionLoad, useTyped } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import {
  ButtonLink,
  IconButton,
  ListSkeleton,
  Page,
  ProgressBar,
  Row,
  Section,
  Split,
  Stack,
  TextField,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import {
  answer,
  isAnswered,
  type QuestionnairePart,
  questionnaireParts,
  questionnaires,
  useQuestionnaire,
} from '../questionnaire/questionnaire';
import { questions } from '../questionnaire/questions';
import styles from './QuestionnairePage.module.css';

/** Goals, challenges and priorities: saved with each press, resumed where the person stopped, used by the analysis. */
export function QuestionnairePage() {
  const answers = useQuestionnaire();
  const ready = useCollectionLoad(questionnaires) === 'ready';
  const mayAnswer = useMay()('change', 'strategy');
  const part = mayAnswer ? questionnaireParts[answers.step] : undefined;
  return (
    <Page {...pageWords.questionnaire} back={{ label: 'Strategy', href: paths.module.href('strategy') }} width="prose">
      {!ready ? (
        <ListSkeleton label="Loading the questionnaire" />
      ) : part ? (
        <Stack gap={4} bound alignContent="start">
          <ProgressBar label="Progress of the questionnaire" value={(answers.step / questionnaireParts.length) * 100} />
          <Part key={part} part={part} step={answers.step} />
        </Stack>
      ) : (
        <Answers />
      )}
    </Page>
  );
}

/** Of an answer of one's own: it is told in a line. */
const mostCharacters = 200;

interface PartProps {
  readonly part: QuestionnairePart;
  readonly step: number;
}

function Part({ part, step }: PartProps) {
  const given = useQuestionnaire()[part];
  const { title, purpose, choices, own, most } = questions[part];
  const { typed, type, forget } = useTyped(`questionnaire:${part}`, '');
  const full = most !== undefined && given.length >= most;
  const toggle = (choice: string) =>
    answer({ [part]: given.includes(choice) ? given.filter((one) => one !== choice) : [...given, choice] });
  const add = () => {
    const words = typed.trim();
    if (!words || full) return;
    if (!given.includes(words)) toggle(words);
    forget();
  };
  const offered = [...choices, ...given.filter((one) => !choices.includes(one))];
  return (
    <Section title={title} purpose={purpose}>
      <Stack gap={4} bound alignContent="start">
        <Stack as="fieldset" gap={1} bare>
          <legend className="s-hidden">{title}</legend>
          {offered.map((choice) => (
            <Row key={choice} as="label" gap={2} align="center" minHeight="control" className={styles.choice}>
              <input
                type="checkbox"
                checked={given.includes(choice)}
                disabled={full && !given.includes(choice)}
                onChange={() => toggle(choice)}
              />
              {choice}
            </Row>
          ))}
        </Stack>
        {full && <p className="s-faint">{`${most} chosen. Untick one to choose another.`}</p>}
        <Split gap={2} align="end">
          <TextField
            label={own}
            required={false}
            maxLength={mostCharacters}
            value={typed}
            disabled={full}
            onChange={type}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button icon={<Plus size={16} aria-hidden />} disabled={full || !typed.trim()} onClick={add}>
            Add
          </Button>
        </Split>
        {most !== undefined && given.length > 1 && <Order part={part} given={given} />}
        <Row gap={2} justify="end">
          {step > 0 && (
            <Button icon={<ArrowLeft size={16} aria-hidden />} onClick={() => answer({ step: step - 1 })}>
              Back
            </Button>
          )}
          <Button type="primary" icon={<ArrowRight size={16} aria-hidden />} onClick={() => answer({ step: step + 1 })}>
            {step === questionnaireParts.length - 1 ? 'Finish' : 'Next'}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

interface OrderProps {
  readonly part: QuestionnairePart;
  readonly given: readonly string[];
}

/** The most important first. */
function Order({ part, given }: OrderProps) {
  const move = (at: number, by: number) => {
    const next = [...given];
    const [one] = next.splice(at, 1);
    if (one !== undefined) next.splice(at + by, 0, one);
    answer({ [part]: next });
  };
  return (
    <Stack as="ol" gap={1} paddingStart={6} className={styles.order} aria-label="Order of importance">
      {given.map((one, at) => (
        <li key={one}>
          <span>{one}</span>
          <IconButton label={`Move ${one} up`} icon={ArrowUp} disabled={at === 0} onClick={() => move(at, -1)} />
          <IconButton
            label={`Move ${one} down`}
            icon={ArrowDown}
            disabled={at === given.length - 1}
            onClick={() => move(at, 1)}
          />
        </li>
      ))}
    </Stack>
  );
}

/** What was answered, and where it is used. */
function Answers() {
  const answers = useQuestionnaire();
  const mayAnswer = useMay()('change', 'strategy');
  return (
    <Stack gap={4} bound alignContent="start">
      {!mayAnswer && <p className="s-faint">{lookOnlyNote}</p>}
      {questionnaireParts.map((part, step) => (
        <Section
          key={part}
          title={questions[part].title}
          actions={
            mayAnswer && (
              <Button size="small" onClick={() => answer({ step })} aria-label={`Change ${part}`}>
                Change
              </Button>
            )
          }
        >
          {answers[part].length > 0 ? (
            <ul>
              {answers[part].map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : (
            <p className="s-muted">No answer.</p>
          )}
        </Section>
      ))}
      <Row gap={2} justify="end">
        <ButtonLink primary to={paths.module.href('strategy')}>
          {isAnswered(answers) ? 'Use them in the analysis' : 'Go to the analysis'}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
