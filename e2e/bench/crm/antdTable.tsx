import { ConfigProvider, Input, Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contact } from '../../../shared/business/src/nouns/contacts/contact';
import { type BigCounts, bigWorkspace } from '../../../shared/testing/src/bigWorkspace';

const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const byWord =
  <Key extends 'name' | 'company' | 'email' | 'phone' | 'status'>(key: Key) =>
  (one: Contact, other: Contact) =>
    words.compare(one[key], other[key]);

/** The columns of our list of contacts, each cell plain text. */
const columns: TableColumnsType<Contact> = [
  { title: 'Name', dataIndex: 'name', width: 220, sorter: byWord('name'), defaultSortOrder: 'ascend' },
  { title: 'Company', dataIndex: 'company', width: 200, sorter: byWord('company') },
  { title: 'Email', dataIndex: 'email', width: 220 },
  { title: 'Phone', dataIndex: 'phone', width: 130 },
  { title: 'Status', dataIndex: 'status', width: 120, sorter: byWord('status') },
  { title: 'Temperature', dataIndex: 'temperature', width: 110 },
  { title: 'Score', dataIndex: 'score', width: 80, sorter: (one, other) => one.score - other.score },
  {
    title: 'Last contact',
    dataIndex: 'lastContact',
    width: 120,
    render: (value?: string) => (value ? new Date(value).toLocaleDateString('en-GB') : 'Never'),
  },
];

/** antd's own virtual table over the same contacts, already in memory: what our list is compared with. */
function AntdTable({ contacts }: { readonly contacts: readonly Contact[] }) {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  const shown = useMemo(() => {
    const wanted = query.toLowerCase();
    return contacts.filter(
      ({ name, email, company, phone, status: own }) =>
        (!status || own === status) && `${name} ${email} ${company} ${phone}`.toLowerCase().includes(wanted),
    );
  }, [contacts, query, status]);
  return (
    <ConfigProvider>
      <Input aria-label="Search contacts" value={query} onChange={(event) => setQuery(event.target.value)} />
      <select aria-label="Filter by status" value={status} onChange={(event) => setStatus(event.target.value)}>
        <option value="">Any status</option>
        <option value="Customer">Customer</option>
      </select>
      <span role="status">{shown.length.toLocaleString('en-GB')}</span>
      <Table
        virtual
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={shown}
        pagination={false}
        scroll={{ x: 1300, y: 640 }}
        rowSelection={{ columnWidth: 40 }}
      />
    </ConfigProvider>
  );
}

/** Shows the table and says when it was asked to, for the time of the first rows. Runs in the bench's empty page. */
function showAntdTable(counts: BigCounts): void {
  const big = bigWorkspace(counts);
  const contacts = Array.from({ length: counts.contacts }, (_, at) => big.contact(at));
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  Object.assign(globalThis, { benchStart: performance.now() });
  createRoot(root).render(<AntdTable contacts={contacts} />);
}

Object.assign(globalThis, { showAntdTable });
