import type { SeedOption } from '../types.ts';
import { option } from './option.ts';

/** Seats and extras of concerts and fan meetings. */
export const STAGE: readonly SeedOption[] = [
  option(
    'OPT004',
    'extra',
    45_000,
    ['공식 응원봉', 'Official light stick', '官方应援棒', '公式ペンライト', 'Lightstick chính thức'],
    [
      '건전지가 들어 있고 현장에서 좌석과 연동해 드립니다. 출연하는 팀의 최신 버전입니다.',
      'Batteries included and paired with your seat on site. The latest version of the act on stage.',
      '含电池，现场为您与座位连动。为当天出演者的最新版本。',
      '電池付き。会場で座席と連動させます。出演アーティストの最新バージョンです。',
      'Có sẵn pin, được ghép với chỗ ngồi ngay tại chỗ. Phiên bản mới nhất của nghệ sĩ biểu diễn.',
    ],
  ),
  option(
    'OPT021',
    'seat',
    44_000,
    ['그라운드석', 'Ground seat', '内场座位', 'アリーナ席', 'Ghế khu sàn (ground)'],
    [
      '무대 앞 1층 지정석입니다. 키가 작은 관객은 단차가 없다는 점을 생각해 주세요.',
      'A numbered seat on the floor before the stage. Note that the floor is level.',
      '舞台前内场指定座位，地面无坡度，请留意。',
      'ステージ前のフロア指定席です。段差はありません。',
      'Ghế có số ngay trước sân khấu. Lưu ý sàn phẳng, không có bậc.',
    ],
  ),
  option(
    'OPT022',
    'seat',
    22_000,
    ['1층 스탠드석', 'Lower-tier stand seat', '一层看台座位', '1階スタンド席', 'Ghế khán đài tầng 1'],
    [
      '경사가 있어 무대 전체가 잘 보이는 자리입니다.',
      'Tiered seats with a clear view of the whole stage.',
      '有坡度，可清楚看到整个舞台。',
      '傾斜があり、ステージ全体がよく見えます。',
      'Ghế bậc thang, nhìn bao quát toàn bộ sân khấu.',
    ],
  ),
  option(
    'OPT023',
    'extra',
    30_000,
    ['8인 단체 사진', 'Group photo (8 fans)', '8人合影', '8人でのグループ写真', 'Ảnh nhóm (8 fan)'],
    [
      '공연 뒤 무대 위에서 여덟 명씩 찍고 이틀 안에 파일로 보내 드립니다.',
      'Taken on stage after the show in groups of eight; the file arrives within two days.',
      '演出结束后在舞台上八人一组拍摄，两天内发送电子版。',
      '終演後、ステージ上で8名ずつ撮影し、2日以内にデータをお送りします。',
      'Chụp trên sân khấu sau buổi diễn theo nhóm tám người, gửi ảnh trong hai ngày.',
    ],
  ),
  option(
    'OPT024',
    'extra',
    22_000,
    ['하이터치', 'Hi-touch', '击掌会', 'ハイタッチ会', 'Hi-touch cùng nghệ sĩ'],
    [
      '퇴장하며 멤버 모두와 손뼉을 마주칩니다. 촬영과 선물 전달은 할 수 없습니다.',
      'A high-five with every member on the way out. No filming and no presents, please.',
      '退场时与全体成员击掌。请勿拍摄或递送礼物。',
      '退場時にメンバー全員とハイタッチ。撮影とプレゼントの手渡しはできません。',
      'Đập tay với tất cả thành viên khi ra về. Không quay phim, không tặng quà.',
    ],
  ),
  option(
    'OPT027',
    'extra',
    15_000,
    ['심야 셔틀버스', 'Late shuttle bus', '散场夜间巴士', '終演後シャトルバス', 'Xe đưa về khuya'],
    [
      '공연이 끝난 뒤 홍대·명동·동대문에 차례로 섭니다. 막차를 걱정하지 않아도 됩니다.',
      'Leaves after the show for Hongdae, Myeongdong and Dongdaemun, so the last train does not matter.',
      '演出结束后发车，依次停靠弘大、明洞、东大门，不必赶末班车。',
      '終演後に出発し、弘大・明洞・東大門に停まります。終電の心配がありません。',
      'Khởi hành sau buổi diễn, dừng ở Hongdae, Myeongdong và Dongdaemun, khỏi lo chuyến tàu cuối.',
    ],
  ),
];
