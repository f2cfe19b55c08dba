import { useState } from 'react';

const KEY = 'narae_gate_name';

/** What this device calls its place, such as a bus or a door; kept for the next time. */
export const useGateName = (): [string, (name: string) => void] => {
  const [name, setName] = useState(() => {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      // A browser that rejects storage has nothing stored.
      return '';
    }
  });
  const change = (next: string): void => {
    setName(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // The name lasts as long as the page.
    }
  };
  return [name, change];
};
