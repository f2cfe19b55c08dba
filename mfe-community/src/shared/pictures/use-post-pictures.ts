import type { ErrorKey, PostPicture } from '@narae/contracts';
import { ApiError, toast, toastTimes, useT, type CallOnce } from '@narae/shell-sdk';
import { preparePicture } from '@narae/shop-ui';
import { type UploadItem } from '@narae/ui';
import { useEffect, useRef, useState } from 'react';

/** A stored picture, or a file that is not sent yet. */
interface Picture {
  readonly item: UploadItem;
  readonly file?: File;
}

export interface PicturesOf {
  /** Stored ones, each under the name that it has in the form. */
  readonly existing: readonly (PostPicture & { readonly name: string })[];
  readonly most: number;
  /** What is said where more are chosen. */
  readonly full: ErrorKey;
  /** Stores one. @param onProgress is told the share that was sent, 0 to 1 */
  readonly add: (
    post_id: string,
    picture: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly picture_id: string }>;
  readonly remove: (once: CallOnce, post_id: string, picture_id: string) => Promise<unknown>;
}

let chosen = 0;

function useChosenPictures({ existing, most, full }: Pick<PicturesOf, 'existing' | 'most' | 'full'>) {
  const errors = useT('errors');
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    existing.map(({ picture_id, name, src }) => ({
      item: { id: picture_id, name, status: 'done', preview: src },
    })),
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const update = (id: string, change: Partial<UploadItem>): void =>
    setPictures((all) =>
      all.map((entry) => (entry.item.id === id ? { ...entry, item: { ...entry.item, ...change } } : entry)),
    );
  const room = most - pictures.length;

  /** Made ready while the words are written; a picture is sent even when that takes longer. */
  const prepare = async (id: string, file: File): Promise<void> => {
    const picture = await preparePicture(file);
    if (typeof picture === 'string') return update(id, { status: 'error', error: errors(picture) });
    const preview = URL.createObjectURL(picture);
    previews.current.add(preview);
    update(id, { preview });
  };
  const choose = (files: readonly File[]): void => {
    if (files.length > room) toast.show({ key: full, kind: 'warning', ms: toastTimes.long });
    for (const file of files.slice(0, room)) {
      chosen += 1;
      const id = `new-${chosen}`;
      setPictures((all) => [...all, { file, item: { id, name: file.name, status: 'chosen' } }]);
      void prepare(id, file);
    }
  };
  const remove = (id: string): void => {
    if (pictures.some(({ item, file }) => item.id === id && item.status === 'done' && !file))
      setRemoved((ids) => [...ids, id]);
    setPictures((all) => all.filter(({ item }) => item.id !== id));
  };
  const states = { pictures, setPictures, removed, setRemoved, full: room <= 0 };
  return { ...states, update, choose, remove };
}

/** The pictures of a post; changes are sent once the post is stored (COMMUNITY-16, COMMUNITY-26). */
export function usePostPictures(of: PicturesOf) {
  const errors = useT('errors');
  const form = useChosenPictures(of);
  const { pictures, setPictures, removed, setRemoved, update, full, choose, remove } = form;

  const sendOne = async (post_id: string, { item: { id }, file }: Picture): Promise<boolean> => {
    if (!file) return false;
    update(id, { status: 'uploading', progress: 0 });
    try {
      const picture = await preparePicture(file);
      if (typeof picture === 'string') {
        update(id, { status: 'error', error: errors(picture) });
        return false;
      }
      const onProgress = (share: number): void => update(id, { progress: share * 100 });
      const { picture_id } = await of.add(post_id, picture, onProgress);
      setPictures((all) =>
        all.map((entry) =>
          entry.item.id === id ? { item: { ...entry.item, id: picture_id, status: 'done' } } : entry,
        ),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      update(id, { status: 'error', error: error.message || errors('upload_fail') });
      return false;
    }
  };
  /** @returns whether every picture arrived */
  const send = async (once: CallOnce, post_id: string): Promise<boolean> => {
    for (const picture_id of removed) await of.remove(once, post_id, picture_id);
    setRemoved([]);
    let arrived = true;
    for (const picture of pictures)
      if (picture.item.status !== 'done') arrived = (await sendOne(post_id, picture)) && arrived;
    return arrived;
  };
  return { items: pictures.map(({ item }) => item), full, choose, remove, send };
}
