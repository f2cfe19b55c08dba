import type { DemoOption } from '../types.ts';

/** Things to wear, and recordings to take home. */
export const OUTFITS_AND_RECORDINGS: readonly DemoOption[] = [
  {
    opt_code: 'OPT001',
    kind: 'extra',
    origin_price: 25_000,
    names: {
      KOR: '한복 대여 (4시간)',
      ENG: 'Hanbok rental (4 hours)',
      CHN: '韩服租借（4小时）',
      JPN: '韓服レンタル（4時間）',
      VTN: 'Thuê hanbok (4 giờ)',
    },
    messages: {
      KOR: '치마·저고리 또는 바지·저고리 한 벌과 손가방이 포함됩니다. 한복을 입으면 경복궁에 무료로 들어갈 수 있습니다.',
      ENG: 'One full outfit with a small bag. Anyone wearing hanbok enters Gyeongbokgung free of charge.',
      CHN: '含整套韩服和手提包。穿韩服可免费进入景福宫。',
      JPN: '上下一式と小さなバッグ付き。韓服を着ると景福宮に無料で入場できます。',
      VTN: 'Trọn bộ hanbok kèm túi nhỏ. Mặc hanbok được vào cung Gyeongbokgung miễn phí.',
    },
  },
  {
    opt_code: 'OPT002',
    kind: 'extra',
    origin_price: 48_000,
    names: {
      KOR: '프리미엄 한복과 머리 단장',
      ENG: 'Premium hanbok with hair styling',
      CHN: '高级韩服＋发型设计',
      JPN: 'プレミアム韓服＋ヘアセット',
      VTN: 'Hanbok cao cấp kèm làm tóc',
    },
    messages: {
      KOR: '자수나 금박이 들어간 한복을 고르고 댕기 머리 또는 쪽머리를 손질해 드립니다. 40분 먼저 오셔야 합니다.',
      ENG: 'Choose from embroidered or gold-leaf hanbok; your hair is braided or put up. Please arrive 40 minutes early.',
      CHN: '可挑选刺绣或金箔韩服，并由造型师编发或盘发。请提前40分钟到店。',
      JPN: '刺繍や金箔の韓服から選び、編み込みやアップにセットします。40分早くお越しください。',
      VTN: 'Chọn hanbok thêu hoặc dát vàng, được tết hoặc búi tóc. Vui lòng đến sớm 40 phút.',
    },
  },
  {
    opt_code: 'OPT005',
    kind: 'extra',
    origin_price: 35_000,
    names: {
      KOR: '댄스 영상 촬영',
      ENG: 'Dance video shoot',
      CHN: '舞蹈视频拍摄',
      JPN: 'ダンス動画撮影',
      VTN: 'Quay video nhảy',
    },
    messages: {
      KOR: '수업 끝에 카메라 두 대로 촬영하고 3일 안에 편집본을 보내 드립니다.',
      ENG: 'Filmed with two cameras at the end of class; the edited clip reaches you within three days.',
      CHN: '课程结束时双机位拍摄，三天内发送剪辑成片。',
      JPN: 'レッスンの最後にカメラ2台で撮影し、3日以内に編集版をお送りします。',
      VTN: 'Quay bằng hai máy ở cuối buổi, gửi bản dựng hoàn chỉnh trong ba ngày.',
    },
  },
  {
    opt_code: 'OPT006',
    kind: 'extra',
    origin_price: 18_000,
    names: {
      KOR: '무대 의상 대여',
      ENG: 'Stage outfit rental',
      CHN: '舞台服装租借',
      JPN: 'ステージ衣装レンタル',
      VTN: 'Thuê trang phục sân khấu',
    },
    messages: {
      KOR: 'XS부터 3XL까지 있습니다. 예약 후 확인 메일에 답장으로 치수를 알려 주세요.',
      ENG: 'Sizes XS to 3XL. Send us your size by replying to the confirmation email.',
      CHN: '备有XS至3XL。预约后请回复确认邮件告知尺码。',
      JPN: 'XSから3XLまで。ご予約後の確認メールにサイズをご返信ください。',
      VTN: 'Có cỡ XS đến 3XL. Hãy trả lời email xác nhận để báo số đo.',
    },
  },
  {
    opt_code: 'OPT025',
    kind: 'extra',
    origin_price: 55_000,
    names: {
      KOR: '믹싱과 가사 영상',
      ENG: 'Mixing and lyric video',
      CHN: '混音与歌词视频',
      JPN: 'ミキシングと歌詞動画',
      VTN: 'Mix nhạc và video lời bài hát',
    },
    messages: {
      KOR: '엔지니어가 목소리를 다듬고 이름이 들어간 가사 영상을 일주일 안에 만들어 드립니다.',
      ENG: 'An engineer polishes your take and makes a lyric video with your name within a week.',
      CHN: '由录音师修音混音，并在一周内制作署名歌词视频。',
      JPN: 'エンジニアが歌声を仕上げ、お名前入りの歌詞動画を1週間以内に制作します。',
      VTN: 'Kỹ sư chỉnh âm và làm video lời có tên bạn trong vòng một tuần.',
    },
  },
];
