import { ApiError, toast, useT, serverTime } from '@narae/shell-sdk';
import { preparePicture } from '@narae/shop-ui';
import { type UploadItem } from '@narae/ui';
import { useEffect, useRef, useState } from 'react';

export interface StoredDocument {
  readonly id: string;
  readonly name: string;
  /** The owner's address of the picture. */
  readonly preview: string;
}

type LiesIn<Slot> = (slot: Slot) => readonly StoredDocument[];

interface DocumentStore<Slot> {
  /** Such as `file.adult.1.1`. */
  readonly nameOf: (slot: Slot) => string;
  readonly stored: LiesIn<Slot>;
  /** `replaced` is the id of the picture it replaces. */
  readonly send: (
    slot: Slot,
    picture: File,
    replaced: string | undefined,
    options: { onProgress: (share: number) => void; signal?: AbortSignal },
  ) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly refetch: () => Promise<LiesIn<Slot>>;
}

interface Transfer {
  readonly item: UploadItem;
  readonly slot: string;
  /** What the slot held when this file was first sent. */
  readonly before: readonly string[];
}

function useTransfers() {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const previews = useRef(new Set<string>());
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const shown = previews.current;
    leaving.current = controller;
    return () => {
      controller.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  return {
    transfers,
    signal: (): AbortSignal | undefined => leaving.current?.signal,
    /** Also drops the rejected files of its slot. */
    add: (slot: string, file: File, stored: readonly StoredDocument[]): Transfer => {
      const id = `new-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
      const earlier = transfers.find(
        (transfer) => transfer.slot === slot && transfer.item.name === file.name,
      );
      const added: Transfer = {
        slot,
        item: { id, name: file.name, status: 'uploading', progress: 0 },
        before: earlier?.before ?? stored.map((document) => document.id),
      };
      setTransfers((all) => [
        ...all.filter((transfer) => transfer.slot !== slot || transfer.item.status === 'uploading'),
        added,
      ]);
      return added;
    },
    update: (id: string, change: Partial<UploadItem>): void =>
      setTransfers((all) =>
        all.map((transfer) =>
          transfer.item.id === id ? { ...transfer, item: { ...transfer.item, ...change } } : transfer,
        ),
      ),
    /** What will be sent, once it is known to be a picture. */
    preview: (picture: File): string => {
      const url = URL.createObjectURL(picture);
      previews.current.add(url);
      return url;
    },
    drop: (id: string): void => setTransfers((all) => all.filter((transfer) => transfer.item.id !== id)),
  };
}

/**
 * The server calls a file a repeat: it is in this slot because an earlier try arrived and only its answer was
 * lost.
 */
const hasArrived = (storedNow: readonly StoredDocument[], { item, before }: Transfer): boolean =>
  storedNow.some(({ id, name }) => name === item.name && !before.includes(id));

/** Uploading, replacing and removing the documents of a form, each with its own progress (DOC-4). */
export function useUploads<Slot>({ nameOf, stored, send, remove, refetch }: DocumentStore<Slot>) {
  const errors = useT('errors');
  const { transfers, signal, add, update, preview, drop } = useTransfers();

  const transmit = async (slot: Slot, file: File, replaced: string | undefined): Promise<void> => {
    const transfer = add(nameOf(slot), file, stored(slot));
    const { id } = transfer.item;
    const picture = await preparePicture(file);
    if (typeof picture === 'string') {
      update(id, { status: 'error', error: errors(picture) });
      return void toast.show({ key: picture, kind: 'warning' });
    }
    update(id, { preview: preview(picture) });
    try {
      const onProgress = (share: number): void => update(id, { progress: share * 100 });
      await send(slot, picture, replaced, { onProgress, signal: signal() });
      await refetch();
      drop(id);
    } catch (error) {
      if (error instanceof ApiError && error.error === 'aborted') return;
      const repeat = error instanceof ApiError && error.error === 'upload_duplicate';
      if (repeat && hasArrived((await refetch())(slot), transfer)) return drop(id);
      const text = error instanceof ApiError && error.message ? error.message : errors('upload_fail');
      update(id, { status: 'error', error: text });
      toast.show({ text, kind: 'warning' });
    }
  };

  return {
    busy: transfers.some(({ item }) => item.status === 'uploading'),
    /** Stored documents and those on their way. */
    itemsOf: (slot: Slot): UploadItem[] => [
      ...stored(slot).map((document): UploadItem => ({ ...document, status: 'done' })),
      ...transfers.filter((transfer) => transfer.slot === nameOf(slot)).map(({ item }) => item),
    ],
    /** A single slot replaces what it holds. */
    choose: (slot: Slot, files: readonly File[], multiple = false): void => {
      const replaced = multiple ? undefined : stored(slot)[0]?.id;
      for (const file of files) void transmit(slot, file, replaced);
    },
    remove: async (id: string): Promise<void> => {
      if (transfers.some(({ item }) => item.id === id)) return drop(id);
      try {
        await remove(id);
        await refetch();
      } catch (error) {
        toast.rejection(error);
      }
    },
  };
}

export type Uploads<Slot> = ReturnType<typeof useUploads<Slot>>;

/** YYYYMMDD, for the address of an upload (CALL-8). */
export const uploadDay = (): string => serverTime().toISOString().slice(0, 10).replaceAll('-', '');
