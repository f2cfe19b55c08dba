import { useT } from '@narae/shell-sdk';
import { Button, cx, IconQr } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './gate.module.css';
import { useCamera } from './use-camera.ts';

/** The camera that reads tickets; where there is none, or it is not allowed, numbers are typed. */
export function CameraView({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const t = useT('bookingGate');
  const { video, state, open, close } = useCamera(onCode);
  const failed = state === 'denied' || state === 'absent';
  const runs = state === 'starting' || state === 'on';
  return (
    <section className={css.camera} aria-label={t('camera')}>
      <video
        ref={video}
        className={cx(css.video, state !== 'on' && css.hidden)}
        aria-label={t('camera_view')}
        muted
        playsInline
      />
      {failed && (
        <p className={css.note} role="status">
          {t(`camera_${state}`)}
        </p>
      )}
      <Button
        kind={runs ? 'secondary' : 'accent'}
        busy={state === 'starting'}
        icon={<IconQr size={20} />}
        onClick={runs ? close : open}
      >
        {t(runs ? 'camera_close' : failed ? 'camera_again' : 'camera_open')}
      </Button>
    </section>
  );
}
