import type { AdminArea } from '@narae/contracts/pages';
import { useSearchParams } from '@narae/shell-sdk';
import { Skeleton } from '@narae/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { AdminFrame } from './admin-frame.tsx';

interface AdminPartsProps<View extends string> {
  readonly area: AdminArea;
  /** In the order of the menu, each loaded when it is opened; the first where the address names none. */
  readonly parts: Readonly<Record<View, ComponentType>>;
  readonly nameOf: (view: NoInfer<View>) => string;
  /** The address of a part. */
  readonly linkTo: (view: NoInfer<View>) => string;
}

/** A back office of several parts. Which one is open stands in the address, as `view`. */
export function AdminParts<View extends string>(props: AdminPartsProps<View>): ReactNode {
  const { area, parts, nameOf, linkTo } = props;
  const [query] = useSearchParams();
  const views = Object.keys(parts) as View[];
  const view = views.find((one) => one === query.get('view')) ?? views[0]!;
  const Part: ComponentType = parts[view];
  return (
    <AdminFrame
      area={area}
      parts={views.map((one) => ({ view: one, name: nameOf(one), to: linkTo(one) }))}
      view={view}
    >
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <Part />
      </Suspense>
    </AdminFrame>
  );
}
