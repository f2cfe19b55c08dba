import { create } from 'zustand';

export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that agrees; the shell's own words when absent. */
  readonly ok?: string;
  readonly cancel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'normal' | 'danger';
}

export interface OpenQuestion extends ConfirmRequest {
  readonly id: number;
  readonly answer: (agreed: boolean) => void;
}

export const confirmStore = create<{ readonly question: OpenQuestion | null }>()(() => ({ question: null }));

let nextId = 1;

/** Asks the visitor and answers true when they agree. A newer question answers an open one with no. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  confirmStore.getState().question?.answer(false);
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (agreed: boolean): void => {
      confirmStore.setState(({ question }) => ({ question: question?.id === id ? null : question }));
      resolve(agreed);
    };
    confirmStore.setState({ question: { ...request, id, answer } });
  });
}
