import * as ui from '@narae/ui';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

const {
  Badge,
  Button,
  ButtonLink,
  IconButton,
  IconCart,
  IconChevronRight,
  IconHeart,
  IconSearch,
  Spinner,
  WingMark,
} = ui;

const icons = Object.entries(ui).filter(([name]) => /^Icon[A-Z]/.test(name) && name !== 'IconButton') as [
  string,
  typeof IconCart,
][];

const STATES = [
  ['closingSoon', 'state_closing_soon'],
  ['soldOut', 'state_sold_out'],
  ['preparing', 'state_preparing'],
  ['closed', 'state_closed'],
  ['needsTravellers', 'state_needs_travellers'],
  ['confirmed', 'state_confirmed'],
  ['paying', 'state_paying'],
  ['paid', 'state_paid'],
  ['cancelRequested', 'state_cancel_requested'],
  ['cancelled', 'state_cancelled'],
  ['expired', 'state_expired'],
] as const;

export function ActionsPart() {
  const { t, w } = useWords();
  return (
    <>
      <div className={css.row}>
        <Button kind="accent">{t('btn_put_in_cart')}</Button>
        <Button>{t('btn_home')}</Button>
        <Button kind="quiet">{t('btn_cancel')}</Button>
        <Button kind="danger">{t('btn_delete')}</Button>
        <Button kind="accent" busy>
          {w('btn_pay')}
        </Button>
        <Button busy>{w('btn_save')}</Button>
        <Button kind="accent" disabled>
          {w('btn_pay')}
        </Button>
        <ButtonLink href="#actions" iconEnd={<IconChevronRight size={20} />}>
          {t('btn_see_all')}
        </ButtonLink>
        <Button kind="accent" icon={<IconCart size={20} />}>
          {t('btn_go_to_cart')}
        </Button>
      </div>
      <div className={css.row}>
        <IconButton label={t('nav_search')} icon={<IconSearch />} />
        <IconButton label={t('cart_label', { count: 3 })} icon={<IconCart />} count={3} />
        <IconButton label={t('cart_label', { count: 120 })} icon={<IconCart />} count={120} />
        <IconButton label="+" icon={<IconHeart />} look="outline" />
        <IconButton label="+" icon={<IconHeart />} look="floating" />
        <IconButton label="+" icon={<IconHeart />} look="outline" disabled />
        <Spinner />
        <Spinner size="large" />
        <WingMark size={64} />
        <WingMark size={20} />
      </div>
      <div className={css.row}>
        <Badge state="inProgress">{w('state_in_progress')}</Badge>
        {STATES.map(([state, key]) => (
          <Badge key={state} state={state}>
            {t(key)}
          </Badge>
        ))}
      </div>
      <div className={css.icons}>
        {icons.map(([name, Icon]) => (
          <span key={name}>
            <Icon size={28} />
            {name.slice(4)}
          </span>
        ))}
      </div>
    </>
  );
}
