/** Holds events back until the whole process is ready for them. */
export function createLatch(): { open: () => void; passed: () => Promise<void> } {
  let isOpen = false;
  const waiting = new Set<() => void>();
  return {
    open: () => {
      isOpen = true;
      for (const go of waiting) go();
      waiting.clear();
    },
    passed: async () => {
      if (isOpen) return;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
      });
    },
  };
}
