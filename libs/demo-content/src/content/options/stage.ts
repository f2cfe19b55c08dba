import type { DemoOption } from '../types.ts';

/** Seats and extras of concerts and fan meetings. */
export const STAGE: readonly DemoOption[] = [
  {
    opt_code: 'OPT004',
    kind: 'extra',
    origin_price: 45_000,
    names: {
      KOR: '공식 응원봉',
      ENG: 'Official light stick',
      CHN: '官方应援棒',
      JPN: '公式ペンライト',
      VTN: 'Lightstick chính thức',
    },
    messages: {
      KOR: '건전지가 들어 있고 현장에서 좌석과 연동해 드립니다. 출연하는 팀의 최신 버전입니다.',
      ENG: 'Batteries included and paired with your seat on site. The latest version of the act on stage.',
      CHN: '含电池，现场为您与座位联动。为当天出演者的最新版本。',
      JPN: '電池付き。会場で座席と連動させます。出演アーティストの最新バージョンです。',
      VTN: 'Có sẵn pin, được ghép với chỗ ngồi ngay tại chỗ. Phiên bản mới nhất của nghệ sĩ biểu diễn.',
    },
  },
  {
    opt_code: 'OPT021',
    kind: 'seat',
    origin_price: 44_000,
    names: {
      KOR: '그라운드석',
      ENG: 'Ground seat',
      CHN: '内场座位',
      JPN: 'アリーナ席',
      VTN: 'Ghế khu sàn (ground)',
    },
    messages: {
      KOR: '무대 앞 그라운드 지정석입니다. 바닥에 단차가 없으니 참고해 주세요.',
      ENG: 'A numbered seat on the floor in front of the stage. Note that the floor is level.',
      CHN: '舞台前内场指定座位，地面无坡度，请留意。',
      JPN: 'ステージ前のフロア指定席です。段差はありません。',
      VTN: 'Ghế có số ngay trước sân khấu. Lưu ý sàn phẳng, không có bậc.',
    },
  },
  {
    opt_code: 'OPT022',
    kind: 'seat',
    origin_price: 22_000,
    names: {
      KOR: '1층 스탠드석',
      ENG: 'Lower-tier stand seat',
      CHN: '一层看台座位',
      JPN: '1階スタンド席',
      VTN: 'Ghế khán đài tầng 1',
    },
    messages: {
      KOR: '경사가 있어 무대 전체가 잘 보이는 자리입니다.',
      ENG: 'Tiered seats with a clear view of the whole stage.',
      CHN: '有坡度，可清楚看到整个舞台。',
      JPN: '傾斜があり、ステージ全体がよく見えます。',
      VTN: 'Ghế bậc thang, nhìn bao quát toàn bộ sân khấu.',
    },
  },
  {
    opt_code: 'OPT023',
    kind: 'extra',
    origin_price: 30_000,
    names: {
      KOR: '8인 단체 사진',
      ENG: 'Group photo (8 fans)',
      CHN: '8人合影',
      JPN: '8人でのグループ写真',
      VTN: 'Ảnh nhóm (8 fan)',
    },
    messages: {
      KOR: '행사가 끝난 뒤 아티스트와 여덟 명씩 찍고 이틀 안에 파일로 보내 드립니다.',
      ENG: 'Taken with the artists at the end, in groups of eight; the file arrives within two days.',
      CHN: '活动结束后八人一组与艺人合影，两天内发送电子版。',
      JPN: '終了後、アーティストと8名ずつ撮影し、2日以内にデータをお送りします。',
      VTN: 'Chụp cùng nghệ sĩ khi kết thúc, theo nhóm tám người, gửi ảnh trong hai ngày.',
    },
  },
  {
    opt_code: 'OPT024',
    kind: 'extra',
    origin_price: 22_000,
    names: {
      KOR: '하이터치',
      ENG: 'Hi-touch',
      CHN: '击掌会',
      JPN: 'ハイタッチ会',
      VTN: 'Hi-touch cùng nghệ sĩ',
    },
    messages: {
      KOR: '퇴장하며 멤버 모두와 손뼉을 마주칩니다. 촬영과 선물 전달은 할 수 없습니다.',
      ENG: 'A high-five with every member on the way out. No filming and no presents, please.',
      CHN: '退场时与全体成员击掌。请勿拍摄或递送礼物。',
      JPN: '退場時にメンバー全員とハイタッチ。撮影とプレゼントの手渡しはできません。',
      VTN: 'Đập tay với tất cả thành viên khi ra về. Không quay phim, không tặng quà.',
    },
  },
  {
    opt_code: 'OPT027',
    kind: 'extra',
    origin_price: 15_000,
    names: {
      KOR: '심야 셔틀버스',
      ENG: 'Late shuttle bus',
      CHN: '散场夜间巴士',
      JPN: '終演後シャトルバス',
      VTN: 'Xe đưa về khuya',
    },
    messages: {
      KOR: '공연이 끝난 뒤 홍대·명동·동대문에 차례로 섭니다. 막차를 걱정하지 않아도 됩니다.',
      ENG: 'Leaves after the show for Hongdae, Myeongdong and Dongdaemun, so the last train does not matter.',
      CHN: '演出结束后发车，依次停靠弘大、明洞、东大门，不必赶末班车。',
      JPN: '終演後に出発し、弘大・明洞・東大門に停まります。終電の心配がありません。',
      VTN: 'Khởi hành sau buổi diễn, dừng ở Hongdae, Myeongdong và Dongdaemun, khỏi lo chuyến tàu cuối.',
    },
  },
];
