import { useState } from 'react';
import { keepOnDevice, readOnDevice } from './on-device.ts';

const KEY = 'narae_gate_name';

/** What this device calls its place, such as a bus or a door; kept for the next time. */
export const useGateName = (): [string, (name: string) => void] => {
  const [name, setName] = useState(() => readOnDevice(KEY) ?? '');
  const change = (next: string): void => {
    setName(next);
    keepOnDevice(KEY, next);
  };
  return [name, change];
};
