import { editableFields } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { fillTexts } from './fill-texts.rules.ts';

const older = { KOR: '낮', ENG: 'Day' };
const filled = Object.fromEntries(LAN_TPS.map((lanTp) => [lanTp, { ...older }[lanTp as 'KOR'] ?? '']));

it('gives every text of a content all languages, wherever it stands', () => {
  const content = {
    titles: older,
    hotels: [{ hotel_dtl_id: 'H1S', names: older }],
    pictures: [{ file_name: 'list-1.jpg', alt: older }],
    lat: null,
  };
  expect(fillTexts(editableFields.product, content)).toMatchObject({
    titles: filled,
    hotels: [{ hotel_dtl_id: 'H1S', names: filled }],
    pictures: [{ file_name: 'list-1.jpg', alt: filled }],
    lat: null,
  });
  const films = { type: '01', items: [{ address: '1', titles: older }] };
  expect(fillTexts(editableFields.event, { films })).toMatchObject({
    films: { type: '01', items: [{ address: '1', titles: filled }] },
  });
  expect(fillTexts(editableFields.event, { films: null })).toMatchObject({ films: null });
});
