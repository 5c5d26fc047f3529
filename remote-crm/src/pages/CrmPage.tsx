import { Button, Table } from 'antd';
import { useNavigate } from '@steps/shared/router';
import { useState } from 'react';
export function CrmPage() { const n = useNavigate(); const [a, b] = useState(0); return <><Button onClick={() => { b(a + 1); n('/'); }}>x{a}</Button><Table /></>; }
