import type { OrderDetail, TravellerFile, TravellerFileType } from '@narae/contracts';
import { orderDetail, passportImgDelete, uploadPassport } from '@narae/contracts/rows';
import { travellerField, uploadLimits, type Seat } from '@narae/rules';
import { ApiError, call, toast, upload, useSession, useT } from '@narae/shell-sdk';
import type { UploadItem } from '@narae/ui';
import { useCallCache } from '@narae/shell-sdk/query';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';

/** An upload on its way, or one that was rejected; what has arrived is part of the booking. */
interface Transfer {
  readonly item: UploadItem;
  /** The slot it belongs to (`file.adult.1.1`). */
  readonly slot: string;
  /** What the slot held when this file was first sent. */
  readonly before: readonly string[];
}

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '');
const isPicture = (file: File): boolean => (uploadLimits.mimes as readonly string[]).includes(file.type);

/** Uploading, replacing and removing documents of one booking, each with its own progress (DOC-4). */
export function useDocuments(booking: OrderDetail) {
  const errors = useT('errors');
  const { user } = useSession();
  const { invalidate, outputs } = useCallCache();
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

  const update = (id: string, change: Partial<UploadItem>): void =>
    setTransfers((all) =>
      all.map((one) => (one.item.id === id ? { ...one, item: { ...one.item, ...change } } : one)),
    );
  const drop = (id: string): void => setTransfers((all) => all.filter((one) => one.item.id !== id));
  const again = (): Promise<void> => invalidate(orderDetail, { cart_id: booking.cart_id });

  const filesOf = (seat: Seat, fileType: TravellerFileType, files = booking.files): TravellerFile[] =>
    files.filter(
      (file) =>
        file.mem_type === seat.memType && file.sort_order === seat.index && file.file_type === fileType,
    );

  /**
   * Whether a file that the server calls a repeat is the one of this very slot: an earlier try brought it there
   * and only its answer was lost. What lay there before that try, or lies elsewhere, is somebody else's.
   */
  const hasArrived = async (
    seat: Seat,
    fileType: TravellerFileType,
    { item, before }: Transfer,
  ): Promise<boolean> => {
    await again();
    return outputs(orderDetail, { cart_id: booking.cart_id })
      .flatMap(([now]) => filesOf(seat, fileType, now?.files ?? []))
      .some((file) => file.origin_file_name === item.name && !before.includes(file.mem_file_id));
  };

  const send = async (
    seat: Seat,
    fileType: TravellerFileType,
    file: File,
    replaced: TravellerFile | undefined,
  ): Promise<void> => {
    const slot = travellerField.file(seat, fileType);
    const id = `new-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const preview = isPicture(file) ? URL.createObjectURL(file) : undefined;
    if (preview) previews.current.add(preview);
    const earlier = transfers.find((one) => one.slot === slot && one.item.name === file.name);
    const transfer: Transfer = {
      slot,
      item: { id, name: file.name, status: 'uploading', progress: 0, preview },
      before: earlier?.before ?? filesOf(seat, fileType).map((known) => known.mem_file_id),
    };
    // A rejected file of the same slot makes way for the next try.
    setTransfers((all) => [
      ...all.filter((one) => one.slot !== slot || one.item.status === 'uploading'),
      transfer,
    ]);
    const refuse = (key: 'img_accept_fail' | 'upload_too_large'): void => {
      update(id, { status: 'error', error: errors(key) });
      toast.show({ key, kind: 'warning' });
    };
    if (!isPicture(file)) return refuse('img_accept_fail');
    const picture = await shrinkPicture(file);
    if (picture.size > uploadLimits.maxBytes) return refuse('upload_too_large');
    try {
      await upload(
        uploadPassport,
        {
          path: today(),
          prod_id: booking.prod_id,
          mem_id: user?.mem_id ?? '',
          cart_id: booking.cart_id,
          file_type: fileType,
          sort_order: seat.index,
          mod_type: replaced ? 'MODIFY' : 'REGISTER',
          mem_type: seat.memType,
          mem_file_id: replaced?.mem_file_id ?? '0',
        },
        picture,
        { onProgress: (share) => update(id, { progress: share * 100 }), signal: leaving.current?.signal },
      );
      await again();
      drop(id);
    } catch (error) {
      if (error instanceof ApiError && error.error === 'aborted') return;
      const repeat = error instanceof ApiError && error.error === 'upload_duplicate';
      if (repeat && (await hasArrived(seat, fileType, transfer))) return drop(id);
      const text = error instanceof ApiError && error.message ? error.message : errors('upload_fail');
      update(id, { status: 'error', error: text });
      toast.show({ text, kind: 'warning' });
    }
  };

  return {
    busy: transfers.some((one) => one.item.status === 'uploading'),
    /** What a slot shows: stored documents, and those on their way. */
    itemsOf: (seat: Seat, fileType: TravellerFileType): UploadItem[] => [
      ...filesOf(seat, fileType).map((file): UploadItem => ({
        id: file.mem_file_id,
        name: file.origin_file_name,
        status: 'done',
        preview: file.file_path,
      })),
      ...transfers.filter((one) => one.slot === travellerField.file(seat, fileType)).map((one) => one.item),
    ],
    /** Takes chosen files; a single slot replaces what it holds. */
    choose: (seat: Seat, fileType: TravellerFileType, files: readonly File[], multiple: boolean): void => {
      const replaced = multiple ? undefined : filesOf(seat, fileType)[0];
      for (const file of files) void send(seat, fileType, file, replaced);
    },
    remove: async (id: string): Promise<void> => {
      if (transfers.some((one) => one.item.id === id)) return drop(id);
      try {
        await call(passportImgDelete, { mem_file_id: id });
        await again();
      } catch (error) {
        toast.rejection(error);
      }
    },
  };
}

export type Documents = ReturnType<typeof useDocuments>;
