import { setChatVisible } from '@steps/platform';
import { Grid, notify, Row, Section, Stack, StatusTag, useMinute } from '@steps/platform/ui';
import { Button } from 'antd';
import { Mail, MessageCircle, Phone, Users } from 'lucide-react';
import styles from './help.module.css';
import { isStaffed, londonTime, nextChange } from './londonTime';

/** Who can be reached how, and when. */
export function ContactTab() {
  const now = useMinute();
  const staffed = isStaffed(now);
  return (
    <Grid min={360} fill gap={4}>
      <Section title="Live chat" purpose="Mon–Fri 9:00–18:00 GMT">
        <Stack gap={3} justifyItems="start" className={styles.card}>
          <Row as="p" gap={2} align="center" wrap>
            <MessageCircle size={16} aria-hidden />
            <StatusTag tone={staffed ? 'success' : 'neutral'}>{staffed ? 'Staffed now' : 'Closed now'}</StatusTag>
            <span className="s-muted">It is {londonTime(now).clock} in London.</span>
          </Row>
          <p>{staffedText(now)}</p>
          <Row gap={2} align="center" wrap>
            <Button onClick={() => tellOfChat(now)}>Start live chat</Button>
            <Button type="text" onClick={() => setChatVisible(true)}>
              Ask the assistant
            </Button>
          </Row>
        </Stack>
      </Section>
      <Section title="Email support" purpose="Typical reply in 2–4 hours">
        <Stack gap={3} justifyItems="start" className={styles.card}>
          <p>
            <Mail size={16} aria-hidden />{' '}
            {staffed ? 'Counted from now.' : `Counted from ${londonDay(nextChange(now))}.`}
          </p>
          <a className="s-button" href={supportMail('Help with Steps')}>
            Write to support
          </a>
        </Stack>
      </Section>
      <Section title="Phone support" purpose="For Premium and Enterprise only">
        <Stack gap={3} justifyItems="start" className={styles.card}>
          <p>
            <Phone size={16} aria-hidden /> Premium users also get automated email reporting. Both belong to the hosted
            edition; the edition that you are using has no phone line.
          </p>
        </Stack>
      </Section>
      <Section title="Community forum" purpose="Questions and answers among users">
        <Stack gap={3} justifyItems="start" className={styles.card}>
          <p>
            <Users size={16} aria-hidden /> The forum has not opened yet. Suggest a topic, and you will hear when it
            does.
          </p>
          <a className="s-button" href={supportMail('A topic for the community forum')}>
            Suggest a topic
          </a>
        </Stack>
      </Section>
    </Grid>
  );
}

/** "Mon at 09:00". */
function londonDay(moment: Date): string {
  const { weekday, clock } = londonTime(moment);
  return `${weekday} at ${clock}, London time`;
}

const staffedText = (now: Date): string =>
  isStaffed(now)
    ? `Somebody is there until ${londonTime(nextChange(now)).clock}.`
    : `It opens again ${londonDay(nextChange(now))}.`;

function tellOfChat(now: Date): void {
  notify({
    title: isStaffed(now) ? 'Live chat is part of the hosted edition' : 'Live chat is closed now',
    description: isStaffed(now)
      ? 'This edition runs in your browser alone and has no chat line. Write an email; it is read now.'
      : `${staffedText(now)} An email is read first thing then.`,
  });
}

/** An example address: nobody answers mail for this code. An installation with a support desk changes it here. */
const supportAddress = 'support@steps.example';

/** An email draft with what support asks for first. It holds no record of a customer. */
function supportMail(about: string): string {
  const body = [
    'What I wanted to do:',
    '',
    'What happened instead:',
    '',
    'What I tried:',
    '',
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  return `mailto:${supportAddress}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}
