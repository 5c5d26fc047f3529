import { Route, Routes, useLocation } from '@steps/platform/router';
import { Overlays } from '@steps/platform/ui';
import { MemoryRouter } from '@steps/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** Shows one page at an address, with toasts and dialogs, as the host would; the address is in `location`. */
export function renderAt(address: string, path: string, Page: ComponentType) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <Overlays />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
