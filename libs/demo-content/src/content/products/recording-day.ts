import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const recordingDay = trip({
  prod_id: 'P000005',
  prod_type: 'CG001',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 158_000,
  inventory_cnt: 3,
  departureInDays: 4,
  place: PLACES.hapjeong,
  opt_codes: ['OPT025', 'OPT017', 'OPT007'],
  related: ['P000004', 'P000021', 'P000006'],
  texts: {
    KOR: {
      title: '합정 녹음실: 서이루의 노래를 내 목소리로',
      subtitle: '발성, 녹음, 한 번 더. 이름이 적힌 음원을 들고 나옵니다.',
      intro:
        '싱어송라이터 서이루가 첫 음반을 녹음한 작은 방에서 마이크 앞에 섭니다. 보컬 디렉터가 음역에 맞춰 키를 잡고, 엔지니어가 유리창 너머에서 손가락으로 시작을 알립니다. 노래를 잘할 필요는 없습니다. 좋아하는 마음이면 됩니다.',
      schedule: [
        ['14:00', '차 한 잔과 곡 고르기 (세 곡 중 한 곡)'],
        ['14:30', '발성과 발음, 한국어 가사 읽기'],
        ['15:10', '한 사람씩 녹음, 기다리는 동안 악기 구경'],
        ['16:40', '함께 코러스 녹음'],
        ['17:10', '그 자리에서 듣기, 파일 받기'],
      ],
      included: ['보컬 디렉팅', '1인당 녹음 20분', '보정한 음원 파일', '녹음실 사진 5장'],
      excluded: ['믹싱과 가사 영상 (선택)', '저녁 식사'],
      meeting: '합정역 7번 출구, 13:50. 골목 안이라 인솔자와 함께 걸어갑니다.',
      notes: [
        '한 회 여섯 명까지만 받습니다.',
        '음원은 개인 소장용이며 판매할 수 없습니다.',
        '목을 위해 미지근한 물을 준비해 둡니다.',
      ],
    },
    ENG: {
      title: 'Recording day in Hapjeong: a Seo Iru song in your own voice',
      subtitle: 'Warm up, record, once more. You leave with a track that bears your name.',
      intro:
        'Stand at the microphone in the small room where singer-songwriter Seo Iru recorded his first album. A vocal director finds the key that suits you, an engineer counts you in from behind the glass. You need not sing well; liking the song is enough.',
      schedule: [
        ['14:00', 'Tea, and choosing one of three songs'],
        ['14:30', 'Voice, pronunciation, reading the Korean lyrics'],
        ['15:10', 'One by one at the microphone, instruments to try meanwhile'],
        ['16:40', 'Everybody records the chorus together'],
        ['17:10', 'First listen and your file'],
      ],
      included: [
        'Vocal direction',
        '20 minutes of recording each',
        'A tuned audio file',
        'Five pictures of your session',
      ],
      excluded: ['Mixing and lyric video (optional)', 'Dinner'],
      meeting: 'Exit 7 of Hapjeong Station at 13:50; the studio hides in a side street, so we walk together.',
      notes: [
        'Six people a session, no more.',
        'The track is for private use and may not be sold.',
        'There is lukewarm water for your throat.',
      ],
    },
    CHN: {
      title: '合井录音室：用自己的声音唱徐以路的歌',
      subtitle: '开嗓、录音、再来一遍，带走署名的音频。',
      intro:
        '走进创作歌手徐以路录制首张专辑的小房间，站到麦克风前。声乐指导会帮您找到合适的调，录音师在玻璃窗那头比出手势。唱得好不好不重要，喜欢就够了。',
      schedule: [
        ['14:00', '喝杯茶，从三首歌里挑一首'],
        ['14:30', '开嗓、发音、读韩语歌词'],
        ['15:10', '逐一录音，等待时可试玩乐器'],
        ['16:40', '大家一起录和声'],
        ['17:10', '现场试听并领取文件'],
      ],
      included: ['声乐指导', '每人20分钟录音', '修音后的音频文件', '录音照片5张'],
      excluded: ['混音与歌词视频（可选）', '晚餐'],
      meeting: '13:50，合井站7号出口。录音室在巷子里，由领队带您步行前往。',
      notes: ['每场最多六人。', '音频仅供个人收藏，不得销售。', '现场备有温水润喉。'],
    },
    JPN: {
      title: '合井のレコーディング：ソ・イルの曲を自分の声で',
      subtitle: '発声、録音、もう一回。名前入りの音源をお持ち帰り。',
      intro:
        'シンガーソングライターのソ・イルが最初のアルバムを録った小さな部屋で、マイクの前に立ちます。ボーカルディレクターが音域に合うキーを選び、ガラスの向こうでエンジニアが指で合図。上手でなくていい、好きという気持ちがあれば十分です。',
      schedule: [
        ['14:00', 'お茶と選曲（3曲から1曲）'],
        ['14:30', '発声と発音、韓国語の歌詞を読む'],
        ['15:10', 'お一人ずつ録音、待ち時間は楽器体験'],
        ['16:40', '全員でコーラスを録音'],
        ['17:10', 'その場で試聴、データ受け取り'],
      ],
      included: ['ボーカルディレクション', 'お一人20分の録音', '補正済みの音源', '録音風景の写真5枚'],
      excluded: ['ミキシングと歌詞動画（オプション）', '夕食'],
      meeting: '13:50、合井駅7番出口。路地の奥なのでガイドと一緒に歩きます。',
      notes: [
        '1回6名まで。',
        '音源は個人でお楽しみいただくもので、販売はできません。',
        'のどのために常温のお水をご用意しています。',
      ],
    },
    VTN: {
      title: 'Phòng thu Hapjeong: hát bài của Seo Iru bằng giọng của bạn',
      subtitle: 'Luyện thanh, thu âm, thêm một lần nữa. Ra về với bản thu mang tên mình.',
      intro:
        'Bạn đứng trước micro trong căn phòng nhỏ nơi ca sĩ kiêm nhạc sĩ Seo Iru thu album đầu tay. Người hướng dẫn thanh nhạc chọn tông hợp giọng, kỹ sư ra hiệu từ sau tấm kính. Không cần hát hay, chỉ cần yêu bài hát.',
      schedule: [
        ['14:00', 'Uống trà và chọn một trong ba bài'],
        ['14:30', 'Luyện thanh, phát âm, đọc lời tiếng Hàn'],
        ['15:10', 'Thu âm từng người, trong lúc chờ được thử nhạc cụ'],
        ['16:40', 'Cả nhóm cùng thu phần bè'],
        ['17:10', 'Nghe lại tại chỗ và nhận file'],
      ],
      included: [
        'Hướng dẫn thanh nhạc',
        'Mỗi người 20 phút thu',
        'File âm thanh đã chỉnh',
        'Năm tấm ảnh buổi thu',
      ],
      excluded: ['Mix nhạc và video lời (tùy chọn)', 'Bữa tối'],
      meeting: 'Cửa 7 ga Hapjeong lúc 13:50; phòng thu nằm trong hẻm nên cả nhóm đi cùng nhau.',
      notes: [
        'Mỗi buổi tối đa sáu người.',
        'Bản thu chỉ dùng cá nhân, không được bán.',
        'Có sẵn nước ấm để giữ giọng.',
      ],
    },
  },
});
