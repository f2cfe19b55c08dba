import { useT } from '@narae/shell-sdk';
import { Button, cx, IconQr } from '@narae/ui';
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react';
import css from './gate.module.css';
import { createCodeReader } from './code-reader.ts';

/** Without a camera, or permission for it, numbers are typed. */
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

const LOOK_MS = 120;
/** The phone is still in front of the camera after its code was read. */
const SAME_CODE_MS = 4_000;

type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'absent';

const whyNot = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'absent';

/** @param onCode told each code once, as long as it stays in sight */
const useCamera = (
  onCode: (code: string) => void,
): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly open: () => void;
  readonly close: () => void;
} => {
  const video = useRef<HTMLVideoElement>(null);
  /** Counted from 1; 0 where the camera is closed. */
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>('off');
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    if (attempt === 0) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const last = { code: '', at: 0 };
    const hear = (code: string): void => {
      const again = code === last.code && performance.now() - last.at < SAME_CODE_MS;
      Object.assign(last, { code, at: performance.now() });
      if (!again) tell.current(code);
    };
    const run = async (): Promise<void> => {
      setState('starting');
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      if (!mediaDevices) throw new DOMException('no camera', 'NotFoundError');
      stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const reader = await createCodeReader();
      const element = video.current;
      if (over || !element) return;
      element.srcObject = stream;
      await element.play();
      setState('on');
      const look = async (): Promise<void> => {
        const code = await reader(element);
        if (over) return;
        if (code) hear(code);
        timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    void run()
      .catch((error: unknown) => setState(over ? 'off' : whyNot(error)))
      .finally(() => over && stop());
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
      setState('off');
    };
  }, [attempt]);
  return { video, state, open: () => setAttempt((count) => count + 1), close: () => setAttempt(0) };
};
