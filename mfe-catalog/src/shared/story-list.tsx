import {
  pageLink,
  useT,
  useTitle,
  pictureFormats,
  pictureSource,
  pictureWidths,
  type PictureAddress,
} from '@narae/shell-sdk';
import {
  ButtonLink,
  CardGrid,
  EmptyState,
  Loaded,
  Skeleton,
  type LoadedProps,
  Card,
  Picture,
} from '@narae/ui';
import type { ReactNode, ComponentProps } from 'react';
import { namespace } from '../texts.ts';
import { storyCategory, useCategoryNames } from './category-names.ts';
import css from './story-list.module.css';
import { gridCard } from './pictures.ts';

interface StoryListProps<Row> {
  readonly of: keyof typeof storyCategory;
  /** Used where the name is not known. */
  readonly heading: string;
  readonly none: string;
  readonly result: LoadedProps<readonly Row[]>['result'] & { readonly isPending: boolean };
  readonly card: (row: Row, first: boolean) => ReactNode;
}

const skeletons = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" />);

export function StoryList<Row>({ of, heading, none, result, card }: StoryListProps<Row>): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const title = useCategoryNames().get(storyCategory[of]) ?? heading;
  useTitle(title);
  return (
    <section className={css.page} aria-busy={result.isPending}>
      <h1 className={css.title}>{title}</h1>
      <Loaded
        result={result}
        waiting={<CardGrid>{skeletons}</CardGrid>}
        failed={{ title: t('story_fail'), children: t('list_fail_text') }}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={none}
              action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
            >
              {common('empty_text')}
            </EmptyState>
          ) : (
            <CardGrid>{rows.map((row, index) => card(row, index === 0))}</CardGrid>
          )
        }
      </Loaded>
    </section>
  );
}

interface StoryCardProps extends Omit<ComponentProps<typeof Card>, 'headingLevel' | 'picture'> {
  readonly picture: PictureAddress;
  /** Its picture is loaded at once. */
  readonly first: boolean;
}

export function StoryCard({ picture, first, ...card }: StoryCardProps): ReactNode {
  return (
    <Card
      {...card}
      headingLevel={2}
      picture={
        <Picture
          src={pictureSource(picture)}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={gridCard}
          alt=""
          priority={first}
        />
      }
    />
  );
}
