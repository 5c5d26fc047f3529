import { Allowed, type Deal, shownAt } from '@steps/business';
import { FindingLinks } from '@steps/business/findings';
import { byTime, useRecordsBy } from '@steps/platform';
import { DateText, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ActivityComposer } from '../activities/ActivityComposer';
import { activityLook } from '../activities/activityLabels';
import { activitiesByDeal } from '../nouns/recordLinks';
import type { About } from '../records/recordPage/callAndEmail';
import { usePlanMeeting } from '../records/recordPage/planMeeting';
import styles from './dealSheet.module.css';

/** Entries shown at first; a button shows the rest. */
const shownFirst = 20;

/** What an activity or a meeting of the deal is about. */
const aboutDeal = ({ id, contactId, companyId }: Deal): About => ({
  dealId: id,
  ...(contactId ? { contactId } : {}),
  ...(companyId ? { companyId } : {}),
});

/** The composer, and the timeline of a deal, newest first. */
export function DealActivities({ deal }: { readonly deal: Deal }) {
  const activities = useRecordsBy(activitiesByDeal, deal.id);
  const [all, setAll] = useState(false);
  const plan = usePlanMeeting();
  const newest = [...activities].sort((one, other) => byTime(shownAt(other), shownAt(one)));
  const shown = all ? newest : newest.slice(0, shownFirst);
  return (
    <Stack as="section" aria-label="Activity" gap={4} bound alignContent="start">
      <Row gap={3} align="center" justify="between">
        <h3>Activity</h3>
        {plan && (
          <Button onClick={() => plan({ about: aboutDeal(deal), title: `Meeting about ${deal.name}` })}>
            Add meeting
          </Button>
        )}
      </Row>
      <Allowed action="add" module={activitiesByDeal.collection.modules}>
        <ActivityComposer about={aboutDeal(deal)} />
      </Allowed>
      {shown.length === 0 && <p className="s-faint">No activities yet. Every change to this deal appears here.</p>}
      <Stack as="ol" gap={3} className={`s-plain ${styles.dealActivities}`} data-own>
        {shown.map((activity) => {
          const { label, icon: Icon } = activityLook(activity.type);
          return (
            <Row as="li" gap={2} key={activity.id}>
              <Icon size={16} aria-label={label} role="img" />
              <span>
                {activity.subject && <strong>{activity.subject}</strong>}
                {activity.body && (
                  <Text as="span" whiteSpace="pre-line">
                    {activity.body}
                  </Text>
                )}
                <FindingLinks collection={activitiesByDeal.collection.name} id={activity.id} />
                <span className="s-faint">
                  <DateText value={shownAt(activity)} />
                </span>
              </span>
            </Row>
          );
        })}
      </Stack>
      {newest.length > shown.length && <Button onClick={() => setAll(true)}>Show all {newest.length}</Button>}
    </Stack>
  );
}
