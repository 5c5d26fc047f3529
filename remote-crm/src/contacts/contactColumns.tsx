import { type Contact, favouriteTag, leadScoreBand, paths } from '@steps/shared';
import { Link } from '@steps/shared/router';
import { Avatar, DateText, type RecordColumn } from '@steps/shared/ui';
import { Star } from 'lucide-react';
import { ContactStatus, TemperatureTag } from './ContactBadges';

const Empty = () => <span className="s-faint">–</span>;

/** Columns of the list of contacts. */
export const contactColumns: readonly RecordColumn<Contact>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 176,
    grow: 2,
    sortable: true,
    phone: 'title',
    cell: ({ id, name, tags }) => (
      <span className="c-name">
        <Avatar name={name} size={24} />
        <Link to={paths.contact.href(id)}>{name}</Link>
        {tags.includes(favouriteTag) && <Star size={14} className="c-star" role="img" aria-label="Favourite" />}
      </span>
    ),
  },
  {
    id: 'company',
    header: 'Company',
    width: 124,
    grow: 2,
    sortable: true,
    cell: ({ company }) => company || <Empty />,
  },
  { id: 'email', header: 'Email', width: 160, grow: 2, cell: ({ email }) => email || <Empty /> },
  { id: 'phone', header: 'Phone', width: 116, phone: 'hide', cell: ({ phone }) => phone || <Empty /> },
  {
    id: 'status',
    header: 'Status',
    width: 108,
    grow: 0,
    sortable: true,
    cell: ({ status }) => <ContactStatus status={status} />,
  },
  {
    id: 'temperature',
    header: 'Temperature',
    width: 100,
    grow: 0,
    sortable: true,
    phone: 'hide',
    cell: ({ temperature }) => <TemperatureTag temperature={temperature} />,
  },
  {
    id: 'score',
    header: 'Score',
    width: 64,
    grow: 0,
    align: 'end',
    sortable: true,
    phone: 'hide',
    cell: ({ score }) => <span title={leadScoreBand(score).label}>{score}</span>,
  },
  {
    id: 'lastContact',
    header: 'Last contact',
    width: 104,
    grow: 0,
    sortable: true,
    cell: ({ lastContact }) =>
      lastContact ? <DateText value={lastContact} day /> : <span className="s-faint">Never</span>,
  },
];
