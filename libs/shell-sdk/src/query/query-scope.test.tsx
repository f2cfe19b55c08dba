import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { QueryScope } from './query-scope.tsx';

// Its own boundary would be hydrated later and lose presses.
test('what waits for the query client waits with the boundary around it', async () => {
  render(
    <Suspense fallback="waiting">
      <QueryScope>the part</QueryScope>
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('the part')).toBeInTheDocument();
});
